import type { Language } from "#contract/people/accounts.ts";

/** A part of a mail, which is written as HTML and as plain text. */
export type MailPart =
  | { readonly kind: "paragraph" | "note" | "quotation"; readonly text: string }
  | { readonly kind: "facts"; readonly pairs: readonly (readonly [string, string])[] }
  /** A frame number. */
  | { readonly kind: "plate"; readonly label: string; readonly number: string }
  /** A code that the reader types. */
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | { readonly kind: "button"; readonly href: string; readonly text: string };

/** The content of a mail. Locked screens show `subject`, so it holds nothing private. */
export type Mail = {
  readonly subject: string;
  /** Replaces the subject as the heading. */
  readonly heading?: string;
  readonly parts: readonly MailPart[];
  readonly language: Language;
  /** The address for replies, if not the sender's. */
  readonly replyTo?: string;
};

/** Tags that SES repeats in its delivery events. Values are letters, digits, hyphens and underscores. */
export type MailTags = { readonly person: string; readonly mail: string };

export type Mailer = (to: string, mail: WrittenMail, tags?: MailTags) => Promise<void>;

export type WrittenMail = Pick<Mail, "subject" | "language" | "replyTo"> & {
  readonly html: string;
  readonly text: string;
  /** A POST to this address unsubscribes without further questions (RFC 8058). */
  readonly oneClick?: string;
};
