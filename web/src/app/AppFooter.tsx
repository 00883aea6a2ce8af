import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/people/documents.ts";
import { signOutEverywhere, useSession } from "#web/platform/auth/session.ts";
import { useReportBug } from "#web/office/bug-report/use-report-bug.ts";
import { consentStore } from "#web/platform/ui/consent/consent-store.ts";
import { ThemeSwitch } from "#web/platform/ui/public/ThemeSwitch.tsx";
import { useYears } from "#web/platform/ui/public/use-years.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./app-footer.css";

/** A short footer, because people on these pages have a task. */
export function AppFooter(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const signedIn = useSession().state === "signed-in";
  const texts = t(($) => $.site, { returnObjects: true });
  const { open, dialog } = useReportBug();
  return (
    <footer className="appfoot">
      <div className="wrap appfoot__line">
        <span className="appfoot__copy">© {useYears()} Cykelregistret</span>
        <a href={documentAddress("/terms", language)}>{texts.terms}</a>
        <a href={documentAddress("/privacy", language)}>{texts.short.privacy}</a>
        <a href={documentAddress("/contact", language)}>{texts.short.contact}</a>
        <button type="button" onClick={open}>
          {texts.reportBug}
        </button>
        <button type="button" onClick={consentStore.reopen}>
          {t(($) => $.consent.settings)}
        </button>
        {signedIn && (
          <button type="button" onClick={() => void signOutEverywhere()}>
            {t(($) => $.common.nav.signOut)}
          </button>
        )}
        <ThemeSwitch texts={texts} />
      </div>
      {dialog}
    </footer>
  );
}
