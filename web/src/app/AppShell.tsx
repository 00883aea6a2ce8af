import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useNavigate } from "react-router";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { NavBar } from "./NavBar.tsx";
import { PointsButton } from "./PointsButton.tsx";
import { Realtime } from "./Realtime.tsx";
import { pages } from "./routes.ts";
import "./app-shell.css";

/** Everybody's page stays where it is when a session ends; all others lead to signing in. */
const useSignInWhenSessionEnds = (): void => {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const isPublic = pages.some((page) => page.path === location.pathname && page.access === "public");
  const ended = session.state === "signed-out" && !isPublic;
  useEffect(() => {
    if (ended) void navigate(signInPath(location.pathname + location.search), { replace: true });
  }, [ended, location, navigate]);
};

export function AppShell(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  useSignInWhenSessionEnds();
  return (
    <AntdRoot>
      {session.state === "signed-in" && <Realtime userId={session.userId} />}
      <div className="shell">
        <a className="skip" href="#content">
          {t(($) => $.common.skipToContent)}
        </a>
        <header className="topbar">
          <div className="topbar__row">
            <a className="topbar__logo" href="/" aria-label={t(($) => $.common.nav.home)}>
              <Logo />
            </a>
            {session.state === "signed-in" && <NavBar session={session} />}
            <div className="topbar__end">{session.state === "signed-in" && <PointsButton />}</div>
          </div>
        </header>
        <Outlet />
      </div>
    </AntdRoot>
  );
}
