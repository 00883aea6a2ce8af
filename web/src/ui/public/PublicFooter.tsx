import { type ReactNode, useSyncExternalStore } from "react";
import type { Language } from "#contract/accounts.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { Logo } from "../Logo.tsx";
import { consentStore } from "../consent/consent-store.ts";
import { informationLinks, publicLinks } from "./public-links.ts";
import { ThemeButton } from "./ThemeButton.tsx";
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
  const years = useYears();
  const service = publicLinks(language).filter(({ href }) => signOut === undefined || !href.includes("#"));
  return (
    <footer className="pubfoot">
      <div className="wrap pubfoot__row">
        <div className="pubfoot__brand">
          <Logo />
          <p>{texts.tagline}</p>
        </div>
        <nav className="pubfoot__column" aria-labelledby="footer-service">
          <h2 id="footer-service">{texts.service}</h2>
          {service.map(({ href, text }) => (
            <a key={href} href={href}>
              {texts[text]}
            </a>
          ))}
        </nav>
        <nav className="pubfoot__column" aria-labelledby="footer-information">
          <h2 id="footer-information">{texts.information}</h2>
          {informationLinks(language).map(({ href, text }) => (
            <a key={href} href={href}>
              {texts[text]}
            </a>
          ))}
          <button type="button" onClick={consentStore.reopen}>
            {cookies}
          </button>
        </nav>
        <nav className="pubfoot__column" aria-labelledby="footer-account">
          <h2 id="footer-account">{texts.account}</h2>
          {signOut === undefined ? (
            <>
              <a href="/auth">{texts.signIn}</a>
              <a href="/register">{texts.createAccount}</a>
            </>
          ) : (
            <button type="button" onClick={signOut.onClick}>
              {signOut.text}
            </button>
          )}
        </nav>
        <p className="pubfoot__copy">
          <span>© {years} Cykelregistret</span>
          <ThemeButton texts={texts} />
        </p>
      </div>
    </footer>
  );
}
