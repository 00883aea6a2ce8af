import type { MouseEvent, ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import { rememberLanguage } from "#web/i18n/language.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { homePath } from "./public-links.ts";

const names = { sv: "Svenska", en: "English" } as const;
const languages = ["sv", "en"] as const;

type Props = {
  texts: Texts<typeof site>;
  language: Language;
  onLanguage?: (language: Language) => void;
};

/** Links to the landing page in each language; elsewhere the page changes language where it stands. */
export function LanguageLinks({ texts, language, onLanguage }: Props): ReactNode {
  const choose = (event: MouseEvent, chosen: Language): void => {
    rememberLanguage(chosen);
    if (onLanguage === undefined) return;
    event.preventDefault();
    onLanguage(chosen);
  };
  return (
    <nav className="langs" aria-label={texts.language}>
      {languages.map((each) => (
        <a
          key={each}
          href={homePath(each)}
          hrefLang={each}
          lang={each}
          aria-label={`${each.toUpperCase()}, ${names[each]}`}
          aria-current={each === language ? "true" : undefined}
          onClick={(event) => choose(event, each)}
        >
          {each.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
