import type { Language } from "#contract/people/accounts.ts";
import type { Span, Statistics } from "#contract/office/statistics.ts";
import { locales } from "#web/platform/i18n/locales.ts";

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** For example "1 juli – 30 september 2026". */
export const spanText = ({ from, to }: Span, language: Language): string => {
  const formatter = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Stockholm",
  });
  return formatter.formatRange(noon(from), noon(to));
};

/** False if the period starts or ends within a month. */
export const isWholeMonths = ({ from, to, today, months }: Statistics): boolean =>
  months.from === from && months.to === (to > today ? today : to);
