import { Menu, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Language } from "#contract/accounts.ts";
import type { DocumentPath } from "#contract/documents.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { publicLinks } from "./public-links.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

type Props = {
  texts: Texts<typeof site>;
  language: Language;
  signedIn: boolean;
  document?: DocumentPath | undefined;
  onLanguage?: (language: Language) => void;
};

/** The menu of small screens. A popover opens before any script has run, and Esc closes it. */
export function MenuPopover(props: Props): ReactNode {
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
