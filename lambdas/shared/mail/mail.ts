import type { Language } from "#contract/accounts.ts";

/** A piece of a mail, which its HTML and its plain text each show in their way. */
export type Part =
  | { readonly kind: "paragraph" | "note" | "quotation"; readonly text: string }
  | { readonly kind: "facts"; readonly pairs: readonly (readonly [string, string])[] }
  /** A frame number. */
  | { readonly kind: "plate"; readonly label: string; readonly number: string }
  /** Something to be typed off. */
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | { readonly kind: "button"; readonly href: string; readonly text: string };

/** What a mail says. `subject` is read on locked screens: it names nothing private. */
export type Mail = {
  readonly subject: string;
  /** Instead of the subject above the text. */
  readonly heading?: string;
  readonly parts: readonly Part[];
  readonly language: Language;
  /** Where an answer goes, unless to the sender. */
  readonly replyTo?: string;
};

/** By what SES names a mail again when it tells what has become of it. Values are letters, digits, hyphens and underscores. */
export type MailTags = { readonly person: string; readonly mail: string };

/** Sends a mail to one address. */
export type Mailer = (to: string, mail: WrittenMail, tags?: MailTags) => Promise<void>;

/** A mail as it is sent. */
export type WrittenMail = Pick<Mail, "subject" | "language" | "replyTo"> & {
  readonly html: string;
  readonly text: string;
  /** A POST to here stops mails like this one, without a question (RFC 8058). */
  readonly oneClick?: string;
};
