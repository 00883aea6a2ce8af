import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { documentAt } from "#contract/documents.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { LanguageLinks } from "#web/ui/public/LanguageLinks.tsx";
import { homePath } from "#web/ui/public/public-links.ts";
import { Logo } from "#web/ui/Logo.tsx";
import { useChooseLanguage } from "./use-choose-language.ts";
import "#web/ui/public/public-header.css";

/** The logo and the language, and no way to get lost. */
export function BareHeader(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = usePageLanguage();
  const texts = t(($) => $.site, { returnObjects: true });
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
