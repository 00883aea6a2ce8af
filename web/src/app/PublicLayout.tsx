import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { documentAt } from "#contract/documents.ts";
import { useSession } from "#web/auth/session.ts";
import { PublicHeader } from "#web/ui/public/PublicHeader.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { BareHeader } from "./BareHeader.tsx";
import { isBare } from "./chrome.ts";
import { PageOutlet } from "./PageOutlet.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { useChooseLanguage } from "./use-choose-language.ts";

const LateShell = lazy(async () => ({ default: (await import("./AppShell.tsx")).AppShell }));

/** The signed-in shell for who is signed in; a header, a footer and no antd for everybody else. */
export function PublicLayout({ AppShell = LateShell }: { AppShell?: ComponentType }): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = usePageLanguage();
  const chooseLanguage = useChooseLanguage();
  if (useSession().state !== "signed-out") {
    return (
      <Suspense>
        <AppShell />
      </Suspense>
    );
  }
  const texts = t(($) => $.site, { returnObjects: true });
  return (
    <>
      {isBare(pathname) ? (
        <BareHeader />
      ) : (
        <PublicHeader
          texts={texts}
          language={language}
          signedIn={false}
          document={documentAt(pathname)?.path}
          onLanguage={chooseLanguage}
        />
      )}
      <PageOutlet />
      <SiteFooter />
    </>
  );
}
