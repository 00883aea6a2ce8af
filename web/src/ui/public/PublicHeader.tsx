import type { ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import type { DocumentPath } from "#contract/documents.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { Logo } from "../Logo.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { MenuPopover } from "./MenuPopover.tsx";
import { homePath, publicLinks } from "./public-links.ts";
import "./public-header.css";

type Props = {
  texts: Texts<typeof site>;
  language: Language;
  signedIn: boolean;
  document?: DocumentPath | undefined;
  /** Absent on the landing page, where each language is a document of its own. */
  onLanguage?: (language: Language) => void;
};

export function PublicHeader(props: Props): ReactNode {
  const { texts, language, signedIn } = props;
  return (
    <header className="pubhead">
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <div className="wrap pubhead__row">
        <a href={homePath(language)} aria-label={texts.home} className="pubhead__logo">
          <Logo />
        </a>
        <nav className="pubhead__nav" aria-label={texts.menu}>
          {publicLinks(language).map(({ href, text }) => (
            <a key={href} href={href}>
              {texts[text]}
            </a>
          ))}
        </nav>
        <div className="pubhead__end">
          <span className="pubhead__lang">
            <LanguageLinks {...props} />
          </span>
          {!signedIn && (
            <a className="btn btn--quiet pubhead__signin" href="/auth">
              {texts.signIn}
            </a>
          )}
          <a className="btn btn--primary pubhead__cta" href={signedIn ? "/my-bikes" : "/register"}>
            {signedIn ? texts.myBikes : texts.createAccount}
          </a>
          <MenuPopover {...props} />
        </div>
      </div>
    </header>
  );
}
