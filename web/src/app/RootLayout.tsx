import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";

/** Gives a new page its own scroll position and, as a new document would, the focus. */
export function RootLayout(): ReactNode {
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
      <ScrollRestoration />
    </>
  );
}
