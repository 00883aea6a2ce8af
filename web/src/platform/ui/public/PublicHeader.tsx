import { type ReactNode, useRef } from "react";
import { Menu, X } from "lucide-react";
import type { Language } from "#contract/people/accounts.ts";
import type { DocumentPath } from "#contract/people/documents.ts";
import type { site } from "#web/platform/i18n/sv/site.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { publicLinks, homePath } from "./public-links.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import "./public-header.css";

type MenuPopoverProps = {
  texts: Texts<typeof site>;
  language: Language;
  signedIn: boolean;
  document?: DocumentPath | undefined;
  onLanguage?: (language: Language) => void;
};

/** The menu on small screens. A native popover works before any script has loaded. */
function MenuPopover(props: MenuPopoverProps): ReactNode {
  const { texts, language, signedIn } = props;
  const panel = useRef<HTMLDivElement>(null);
  const hide = (): void => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className="pubmenu__open" popoverTarget="menu" aria-label={texts.openMenu}>
        <Menu size={24} aria-hidden="true" />
      </button>
      <div className="pubmenu" id="menu" popover="auto" ref={panel}>
        <button
          type="button"
          className="pubmenu__close"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={texts.closeMenu}
        >
          <X size={24} aria-hidden="true" />
        </button>
        <nav aria-label={texts.menu} className="pubmenu__links">
          {publicLinks(language).map(({ href, text }) => (
            <a key={href} href={href} onClick={hide}>
              {texts[text]}
            </a>
          ))}
          {!signedIn && <a href="/auth">{texts.signIn}</a>}
          <a href={signedIn ? "/my-bikes" : "/register"}>{signedIn ? texts.myBikes : texts.createAccount}</a>
        </nav>
        <div className="pubmenu__end">
          <LanguageLinks {...props} />
          <ThemeSwitch texts={texts} />
        </div>
      </div>
    </>
  );
}

type Props = {
  texts: Texts<typeof site>;
  language: Language;
  signedIn: boolean;
  document?: DocumentPath | undefined;
  /** Not set on the landing page, which has one document per language. */
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
