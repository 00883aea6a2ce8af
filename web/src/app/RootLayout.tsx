import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Location, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { ConsentPanel } from "#web/platform/ui/consent/ConsentPanel.tsx";

const EidReturn = lazy(async () => (await import("#web/platform/auth/eid/EidReturn.tsx")).load());

/**
 * Each document starts with the key "default", so the address replaces it. Otherwise a page would
 * restore another page's scroll position.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === "default" ? `${pathname}${search}` : key;

/** Restores scroll positions, and focuses the main element of a new page as a new document would, or its field that is filled in first. */
export function RootLayout(): ReactNode {
  const { t } = useTranslation();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>("#content");
    main?.setAttribute("tabindex", "-1");
    const first = main?.querySelector<HTMLElement>("[data-first]") ?? main;
    first?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <Outlet />
      <Suspense>{hash.startsWith("#bankid") && <EidReturn />}</Suspense>
      <ConsentPanel texts={t(($) => $.consent, { returnObjects: true })} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
