import { type ReactNode, useSyncExternalStore } from "react";
import type { Language } from "#contract/accounts.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { Logo } from "../Logo.tsx";
import { publicLinks } from "./public-links.ts";
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

export function PublicFooter({
  texts,
  language,
}: {
  texts: Texts<typeof site>;
  language: Language;
}): ReactNode {
  const years = useYears();
  return (
    <footer className="pubfoot">
      <div className="wrap pubfoot__row">
        <div className="pubfoot__brand">
          <Logo />
          <p>{texts.tagline}</p>
        </div>
        <nav className="pubfoot__column" aria-labelledby="footer-service">
          <h2 id="footer-service">{texts.service}</h2>
          {publicLinks(language).map(({ href, text }) => (
            <a key={href} href={href}>
              {texts[text]}
            </a>
          ))}
        </nav>
        <nav className="pubfoot__column" aria-labelledby="footer-account">
          <h2 id="footer-account">{texts.account}</h2>
          <a href="/auth">{texts.signIn}</a>
          <a href="/register">{texts.createAccount}</a>
        </nav>
        <p className="pubfoot__copy">
          <span>© {years} Cykelregistret</span>
          <ThemeButton texts={texts} />
        </p>
      </div>
    </footer>
  );
}
