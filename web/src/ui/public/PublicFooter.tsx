import type { ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { Logo } from "../Logo.tsx";
import { consentStore } from "../consent/consent-store.ts";
import { FooterColumn } from "./FooterColumn.tsx";
import { informationLinks, serviceLinks } from "./public-links.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { useYears } from "./use-years.ts";
import "./public-footer.css";

type Props = {
  texts: Texts<typeof site>;
  /** What the button that opens the choice of cookies says. */
  cookies: string;
  language: Language;
  /** Opens the form over the page; without it another page has the form. */
  onReportBug?: () => void;
};

export function PublicFooter({ texts, cookies, language, onReportBug }: Props): ReactNode {
  const worded = (links: ReturnType<typeof informationLinks> | ReturnType<typeof serviceLinks>) =>
    links.map(({ href, text }) => ({ href, text: texts[text] }));
  const entrances = [
    { href: "/auth", text: texts.signIn },
    { href: "/register", text: texts.createAccount },
  ];
  const text = texts.reportBug;
  const reporting = onReportBug
    ? { links: [], buttons: [{ text, onClick: onReportBug }] }
    : { links: [{ href: "/report-bug", text }], buttons: [] };
  return (
    <footer className="pubfoot">
      <div className="wrap pubfoot__row">
        <div className="pubfoot__brand">
          <Logo />
          <p>{texts.tagline}</p>
        </div>
        <FooterColumn id="footer-service" heading={texts.service} links={worded(serviceLinks(language))} />
        <FooterColumn
          id="footer-information"
          heading={texts.information}
          links={[...worded(informationLinks(language)), ...reporting.links]}
          buttons={[...reporting.buttons, { text: cookies, onClick: consentStore.reopen }]}
        />
        <FooterColumn id="footer-account" heading={texts.account} links={entrances} />
        <div className="pubfoot__copy">
          <span>© {useYears()} Cykelregistret</span>
          <ThemeSwitch texts={texts} />
        </div>
      </div>
    </footer>
  );
}
