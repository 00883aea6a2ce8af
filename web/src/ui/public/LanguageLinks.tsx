import type { MouseEvent, ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import { type DocumentPath, documentAddress } from "#contract/documents.ts";
import { rememberLanguage } from "#web/i18n/language.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";

const names = { sv: "Svenska", en: "English" } as const;
const languages = ["sv", "en"] as const;

type Props = {
  texts: Texts<typeof site>;
  language: Language;
  /** The page that the links lead to where no script answers them; the landing page if it has no address in each language. */
  document?: DocumentPath | undefined;
  onLanguage?: (language: Language) => void;
};

/** Links to the same page in each language; where a script runs, the page changes language where it stands. */
export function LanguageLinks({ texts, language, document = "/", onLanguage }: Props): ReactNode {
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
          href={documentAddress(document, each)}
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
