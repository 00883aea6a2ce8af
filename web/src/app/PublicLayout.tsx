import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useLocation } from "react-router-dom";
import { documentAt } from "#contract/people/documents.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { PublicHeader } from "#web/platform/ui/public/PublicHeader.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { LanguageLinks } from "#web/platform/ui/public/LanguageLinks.tsx";
import { homePath } from "#web/platform/ui/public/public-links.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { PublicFooter } from "#web/platform/ui/public/PublicFooter.tsx";
import { useReportBug } from "#web/office/bug-report/use-report-bug.ts";
import { useChooseLanguage } from "./use-choose-language.ts";
import { isBare } from "./chrome.ts";
import { PageOutlet } from "./PageOutlet.tsx";
import "#web/platform/ui/public/public-header.css";

/** Only logo and language links, for pages with a single task. */
function BareHeader(): ReactNode {
  const { pathname } = useLocation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.site);
  return (
    <header className="pubhead">
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <div className="wrap pubhead__row">
        <a href={homePath(language)} aria-label={texts.home} className="pubhead__logo">
          <Logo />
        </a>
        <div className="pubhead__bare">
          <LanguageLinks
            texts={texts}
            language={language}
            document={documentAt(pathname)?.path}
            onLanguage={useChooseLanguage()}
          />
        </div>
      </div>
    </header>
  );
}

function SiteFooter(): ReactNode {
  const { t } = useTranslation();
  const { open, dialog } = useReportBug();
  return (
    <>
      <PublicFooter
        texts={t(($) => $.site, { returnObjects: true })}
        cookies={t(($) => $.consent.settings)}
        language={usePageLanguage()}
        onReportBug={open}
      />
      {dialog}
    </>
  );
}

const LateShell = lazy(async () => ({ default: (await import("./AppShell.tsx")).AppShell }));

/** The app shell when signed in; otherwise a header and footer without antd. */
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
