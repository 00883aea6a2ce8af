import * as z from "zod";

/** What a mail server has told us of an address, by its hash. It takes no more mail while `reason` is there. */
export const MailRefusalItem = z.object({
  entity: z.literal("mailRefusal"),
  reason: z.enum(["bounced", "complained"]).optional(),
  since: z.iso.datetime().optional(),
  /** Mails that came back and might have arrived another day, since one last did. */
  softBounces: z.number().int().optional(),
  /** Word of mails from before this counts no more. */
  liftedAt: z.iso.datetime().optional(),
  /** Who asked us to try again, and is sent a mail to see whether it arrives. */
  liftedBy: z.string().optional(),
  expiresAt: z.number().int(),
});
export type MailRefusalItem = z.infer<typeof MailRefusalItem>;
