import * as z from "zod";
import { Language } from "#contract/people/accounts.ts";
import { MailCategory } from "#contract/people/notification-settings.ts";

/** The mail's name and data, for sending it again. */
const Template = z.looseObject({ name: z.string() });

export const PersonMailItem = z.object({
  entity: z.literal("personMail"),
  userId: z.string(),
  id: z.string(),
  /** The first attempt. */
  at: z.iso.datetime(),
  /** Holds nothing private: subjects show on locked screens. */
  subject: z.string(),
  language: Language,
  /** The kind its reader can decline. */
  category: MailCategory.optional(),
  /** Missing if the mail is never sent again. */
  template: Template.optional(),
  /** Set if not sent: the reader declined it, or the address refuses mail. */
  held: z.enum(["declined", "refused"]).optional(),
  sentAt: z.iso.datetime().optional(),
  /** Set for mails of the user pool, which sends them itself and reports no outcome. */
  handedOverAt: z.iso.datetime().optional(),
  cameBack: z.enum(["bounced", "soft", "complained"]).optional(),
  /** Set if an administrator sent it again, as a new mail. */
  againAt: z.iso.datetime().optional(),
  expiresAt: z.number().int(),
});
export type PersonMailItem = z.infer<typeof PersonMailItem>;

/** Triggers a mail to be sent again. */
export const MailAgainItem = z.object({
  entity: z.literal("mailAgain"),
  userId: z.string(),
  template: Template,
  expiresAt: z.number().int(),
});
export type MailAgainItem = z.infer<typeof MailAgainItem>;
