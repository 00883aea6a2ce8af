import type { Language } from "#contract/accounts.ts";
import { locales } from "#web/i18n/locales.ts";

/** A moment in a row of many: 12 nov. 14:05. */
export const momentInRow = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/Stockholm",
  }).format(new Date(moment));
