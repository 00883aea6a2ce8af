import { type AccountDocument, newestDocuments, startOf } from "#contract/people/document-versions.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";

const words = { sv: "Gäller från", en: "Applies from" } as const;

export const sinceText = (document: AccountDocument, language: "sv" | "en"): string =>
  `${words[language]} ${dayText(startOf(document, newestDocuments[document]), language)}`;
