import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage } from "#web/i18n/i18n.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { Logo } from "#web/ui/Logo.tsx";
import { LanguageLinks } from "#web/ui/public/LanguageLinks.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import "#web/ui/public/public-header.css";
import "./account.css";

type Props = {
  title: string;
  /** What this step says in its place. */
  heading?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Stands beside the form, or below it where there is no room; a bicycle does otherwise. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A form in two columns, under the logo and nothing else. */
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
