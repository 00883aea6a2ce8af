import type { Language } from "#contract/people/accounts.ts";
import { locales } from "#web/platform/i18n/locales.ts";

/** For example "november 2026". */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
