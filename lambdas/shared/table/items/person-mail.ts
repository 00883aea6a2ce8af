import * as z from "zod";
import { Language } from "#contract/accounts.ts";
import { MailCategory } from "#contract/notification-settings.ts";

/** What a mail is written from again, as the notifier had it. */
const Template = z.looseObject({ name: z.string() });

/** A mail to someone with an account, and what has become of it. */
export const PersonMailItem = z.object({
  entity: z.literal("personMail"),
  userId: z.string(),
  id: z.string(),
  /** When it was first tried. */
  at: z.iso.datetime(),
  /** Names nothing private: subjects are read on locked screens. */
  subject: z.string(),
  language: Language,
  /** By which choice it is declined. */
  category: MailCategory.optional(),
  /** Missing for one that is never sent again. */
  template: Template.optional(),
  /** Why it was not sent: its reader does not want such, or their address took no mail. */
  held: z.enum(["declined", "refused"]).optional(),
  sentAt: z.iso.datetime().optional(),
  /** When the user pool got its words. It sends such mails itself, and does not tell what becomes of them. */
  handedOverAt: z.iso.datetime().optional(),
  /** What a mail server or its reader has said of it. */
  cameBack: z.enum(["bounced", "soft", "complained"]).optional(),
  /** When an administrator had it sent again; that is a mail of its own. */
  againAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type PersonMailItem = z.infer<typeof PersonMailItem>;

/** That a mail is to be sent again. */
export const MailAgainItem = z.object({
  entity: z.literal("mailAgain"),
  userId: z.string(),
  template: Template,
  expiresAt: z.number().int(),
});
export type MailAgainItem = z.infer<typeof MailAgainItem>;
