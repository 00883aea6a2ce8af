import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useConsentSync } from "#web/auth/consent-sync.ts";
import { useSession } from "#web/auth/session.ts";
import { WorkplaceBar } from "#web/shared/workplace/lazy-workplace-bar.ts";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";
import { AppFooter } from "./AppFooter.tsx";
import { InstallOffer } from "./InstallOffer.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { SessionTimer } from "./SessionTimer.tsx";
import { TopBar } from "./TopBar.tsx";
import { useSignInWhenSessionEnds } from "./use-sign-in-when-session-ends.ts";
import { useAccountLanguage } from "./use-account-language.ts";
import "./app-shell.css";

const Live = lazy(async () => ({ default: (await import("./Live.tsx")).Live }));

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
