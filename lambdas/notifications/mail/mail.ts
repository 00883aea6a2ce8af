import type { Language } from "#contract/accounts.ts";
import type { CalendarDate } from "#contract/calendar-date.ts";

/** A mail ready to be sent. `subject` is read on locked screens: it names nothing private. */
export type Mail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
  /** Where an answer goes, unless to the sender. */
  readonly replyTo?: string;
};

/** What every mail is written with. */
export type Stationery = {
  readonly language: Language;
  readonly siteOrigin: string;
  readonly supportEmail: string;
  readonly today: CalendarDate;
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
};
