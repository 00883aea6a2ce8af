import * as z from "zod";

/** Bounces and complaints of an address, by its hash. It gets no mail while `reason` is set. */
export const MailRefusalItem = z.object({
  entity: z.literal("mailRefusal"),
  reason: z.enum(["bounced", "complained"]).optional(),
  since: z.iso.datetime().optional(),
  /** Soft bounces in a row. */
  softBounces: z.number().int().optional(),
  /** Feedback about earlier mails is ignored. */
  liftedAt: z.iso.datetime().optional(),
  /** The person who asked us to try again, and gets a test mail. */
  liftedBy: z.string().optional(),
  expiresAt: z.number().int(),
});
export type MailRefusalItem = z.infer<typeof MailRefusalItem>;
