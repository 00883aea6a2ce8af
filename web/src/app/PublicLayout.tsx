import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { useSession } from "#web/auth/session.ts";
import { hasStoredSession } from "#web/auth/stored-session.ts";
import { PublicFooter } from "#web/ui/public/PublicFooter.tsx";
import { PublicHeader } from "#web/ui/public/PublicHeader.tsx";
import { useChooseLanguage } from "./use-choose-language.ts";

const AppShell = lazy(async () => ({ default: (await import("./AppShell.tsx")).AppShell }));

/** The signed-in shell for who is signed in; a header, a footer and no antd for everybody else. */
export function PublicLayout(): ReactNode {
  const { t, i18n } = useTranslation();
  const chooseLanguage = useChooseLanguage();
  const session = useSession();
  const signedIn = session.state === "signed-in" || (session.state === "loading" && hasStoredSession());
  if (signedIn) {
    return (
      <Suspense>
        <AppShell />
      </Suspense>
    );
  }
  const texts = t(($) => $.site, { returnObjects: true });
  const language = i18n.language === "en" ? "en" : "sv";
  return (
    <>
      <PublicHeader texts={texts} language={language} signedIn={false} onLanguage={chooseLanguage} />
      <Outlet />
      <PublicFooter texts={texts} cookies={t(($) => $.consent.settings)} language={language} />
    </>
  );
}
