import type { Language } from "#contract/people/accounts.ts";
import type { CalendarDate } from "#contract/platform/calendar-date.ts";

export type MailContext = {
  readonly language: Language;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  readonly today: CalendarDate;
  /** The HMAC key of codes in mails. */
  readonly codeSecret: string;
};
