import { type ReactNode, useSyncExternalStore } from "react";
import type { Language } from "#contract/accounts.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { Logo } from "../Logo.tsx";
import { consentStore } from "../consent/consent-store.ts";
import { FooterColumn } from "./FooterColumn.tsx";
import { informationLinks, publicLinks } from "./public-links.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import "./public-footer.css";

const firstYear = 2024;
const never = (): (() => void) => () => undefined;

/** A prerendered page must not know its year, or it would disagree with the browser after the next New Year. */
const useYears = (): string => {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => firstYear,
  );
  return year > firstYear ? `${firstYear}–${year}` : String(firstYear);
};

type Props = {
  texts: Texts<typeof site>;
  /** What the button that opens the choice of cookies says. */
  cookies: string;
  language: Language;
  /** For somebody signed in, who has no landing page and needs no account. */
  signOut?: { text: string; onClick: () => void };
};

export function PublicFooter({ texts, cookies, language, signOut }: Props): ReactNode {
  const worded = (links: ReturnType<typeof informationLinks> | ReturnType<typeof publicLinks>) =>
    links.map(({ href, text }) => ({ href, text: texts[text] }));
  const service = worded(publicLinks(language));
  const entrances = [
    { href: "/auth", text: texts.signIn },
    { href: "/register", text: texts.createAccount },
  ];
  return (
    <footer className="pubfoot">
      <div className="wrap pubfoot__row">
        <div className="pubfoot__brand">
          <Logo />
          <p>{texts.tagline}</p>
        </div>
        <FooterColumn
          id="footer-service"
          heading={texts.service}
          links={signOut ? service.filter(({ href }) => !href.includes("#")) : service}
        />
        <FooterColumn
          id="footer-information"
          heading={texts.information}
          links={worded(informationLinks(language))}
          button={{ text: cookies, onClick: consentStore.reopen }}
        />
        <FooterColumn
          id="footer-account"
          heading={texts.account}
          links={signOut ? [] : entrances}
          button={signOut}
        />
        <div className="pubfoot__copy">
          <span>© {useYears()} Cykelregistret</span>
          <ThemeSwitch texts={texts} />
        </div>
      </div>
    </footer>
  );
}
