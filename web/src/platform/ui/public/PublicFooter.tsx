import type { ReactNode } from "react";
import type { Language } from "#contract/people/accounts.ts";
import type { site } from "#web/platform/i18n/sv/site.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { consentStore } from "#web/platform/ui/consent/consent-store.ts";
import { informationLinks, serviceLinks } from "./public-links.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { useYears } from "./use-years.ts";
import "./public-footer.css";

type FooterColumnProps = {
  id: string;
  heading: string;
  links: readonly { readonly href: string; readonly text: string }[];
  buttons?: readonly { readonly text: string; readonly onClick: () => void }[];
};

function FooterColumn({ id, heading, links, buttons = [] }: FooterColumnProps): ReactNode {
  return (
    <nav className="pubfoot__column" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {text}
        </a>
      ))}
      {buttons.map(({ text, onClick }) => (
        <button key={text} type="button" onClick={onClick}>
          {text}
        </button>
      ))}
    </nav>
  );
}

type Props = {
  texts: Texts<typeof site>;
  cookies: string;
  language: Language;
  /** Opens the form on the page; without it a link leads to the form. */
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
