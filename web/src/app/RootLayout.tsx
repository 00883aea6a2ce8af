import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Location, Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { ConsentPanel } from "#web/ui/consent/ConsentPanel.tsx";

/** Every document begins with the key `default`: one that is opened by its address would take over where another was left. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === "default" ? `${pathname}${search}` : key;

/** Gives a new page its own scroll position and, as a new document would, the focus. */
export function RootLayout(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>("#content");
    main?.setAttribute("tabindex", "-1");
    main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <Outlet />
      <ConsentPanel texts={t(($) => $.consent, { returnObjects: true })} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
