import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, matchPath, useNavigate } from "react-router-dom";
import { expectConnection } from "#web/platform/api/first-connection.ts";
import { useConsentSync } from "#web/platform/auth/consent-sync.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { AntdRoot } from "#web/platform/ui/AntdRoot.tsx";
import { AppFooter } from "./AppFooter.tsx";
import { InstallOffer } from "./InstallOffer.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { SessionTimer } from "./SessionTimer.tsx";
import { TopBar } from "./TopBar.tsx";
import { useAccountLanguage } from "./use-account-language.ts";
import "./app-shell.css";
import { useQueryClient } from "@tanstack/react-query";
import { hasBeenInactive } from "#web/platform/auth/inactivity-watch.ts";
import { clearStorage } from "#web/platform/auth/clear-storage.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { afterInactivity } from "#web/platform/auth/after-inactivity.ts";
import { landingPath } from "./guard.ts";
import { pages } from "./routes.ts";

const WorkplaceBar = lazy(async () => {
  const loading = import("#web/shops/workplace/WorkplaceBar.tsx");
  const [bar] = await Promise.all([loading, loadTexts(["workplace"])]);
  return { default: bar.WorkplaceBar };
});

/**
 * Public pages stay open after the session ends, for example in another tab. The home page changes
 * to the landing page, others to the sign-in page.
 */
const useSignInWhenSessionEnds = (): void => {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const ended = session.state === "signed-out" && session.onlyHere !== true;
  useEffect(() => {
    if (!ended) return;
    queries.clear();
    const access = pages.find((page) => matchPath(page.path, pathname))?.access ?? "public";
    const inactive = hasBeenInactive();
    if (!inactive) clearStorage();
    if (access === "public") return;
    if (inactive) return location.assign(afterInactivity(pathname + search));
    if (access === "home") return location.assign(landingPath);
    void navigate(signInPath(pathname + search), { replace: true });
  }, [ended, navigate, pathname, queries, search]);
};

const Live = lazy(async () => {
  expectConnection();
  return { default: (await import("./Live.tsx")).Live };
});

export function AppShell(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { pathname } = useLocation();
  useSignInWhenSessionEnds();
  useConsentSync();
  useAccountLanguage();
  return (
    <AntdRoot>
      <Suspense>{session.state === "signed-in" && <Live {...session} />}</Suspense>
      {session.state === "signed-in" && <SessionTimer />}
      <div className="shell">
        <a className="skip" href="#content">
          {t(($) => $.common.skipToContent)}
        </a>
        <TopBar />
        <Suspense>
          {session.state === "signed-in" && session.role === "store" && (
            <WorkplaceBar storeId={session.storeId} />
          )}
        </Suspense>
        <PageOutlet />
        {session.state === "signed-in" && session.role === "customer" && pathname === "/my-bikes" && (
          <InstallOffer />
        )}
        <AppFooter />
      </div>
    </AntdRoot>
  );
}
