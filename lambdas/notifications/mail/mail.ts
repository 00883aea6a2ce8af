import type { Language } from "#contract/accounts.ts";

/** A mail ready to be sent. `subject` is read on locked screens: it names nothing private. */
export type Mail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: Language;
};
