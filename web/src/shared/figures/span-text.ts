import type { Language } from "#contract/accounts.ts";
import type { Span } from "#contract/statistics.ts";
import { locales } from "#web/i18n/locales.ts";

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** 1 juli – 30 september 2026 */
export const spanText = ({ from, to }: Span, language: Language): string => {
  const formatter = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Stockholm",
  });
  return formatter.formatRange(noon(from), noon(to));
};
