import type { MouseEvent, ReactNode } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { type DocumentPath, documentAddress } from "#contract/people/documents.ts";
import { rememberLanguage } from "#web/platform/i18n/language.ts";
import type { site } from "#web/platform/i18n/sv/site.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

const names = { sv: "Svenska", en: "English" } as const;
const languages = ["sv", "en"] as const;

type Props = {
  texts: Texts<typeof site>;
  language: Language;
  /** Target of the links without JavaScript; the landing page if the page has no address per language. */
  document?: DocumentPath | undefined;
  onLanguage?: (language: Language) => void;
};

/** Links to the page in each language; with JavaScript the language changes in place. */
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
