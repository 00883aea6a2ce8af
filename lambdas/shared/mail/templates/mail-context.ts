import type { Language } from "#contract/accounts.ts";
import type { CalendarDate } from "#contract/calendar-date.ts";

/** What every mail is written with. */
export type MailContext = {
  readonly language: Language;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  readonly today: CalendarDate;
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
};
