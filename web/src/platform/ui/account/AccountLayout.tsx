import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "#web/platform/i18n/i18n.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { LanguageLinks } from "#web/platform/ui/public/LanguageLinks.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "#web/platform/ui/public/public-header.css";
import "./account.css";

type Props = {
  title: string;
  /** Replaces the title as heading. */
  heading?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Shown beside or below the form; a drawing of a bike by default. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The page of a form, with only a logo and language links above. */
export function AccountLayout({ title, heading, headingRef, aside, children }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  usePageTitle(title);
  return (
    <>
      <header className="wrap account__head">
        <a href={language === "en" ? "/en/" : "/"} aria-label={t(($) => $.common.nav.home)}>
          <Logo />
        </a>
        <LanguageLinks
          texts={t(($) => $.site, { returnObjects: true })}
          language={language}
          onLanguage={(chosen) => void changeLanguage(chosen)}
        />
      </header>
      <main className="wrap account" id="content">
        <div className="account__form">
          <h1 ref={headingRef} tabIndex={-1}>
            {heading ?? title}
          </h1>
          {children}
        </div>
        {aside || (
          <div className="account__art" aria-hidden="true">
            <BikeArt type="hybrid" color="gul" ground={false} />
          </div>
        )}
      </main>
    </>
  );
}
