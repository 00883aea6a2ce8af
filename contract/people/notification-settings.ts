import * as z from "zod";

export const NotificationSettings = z.object({
  browser: z.boolean(),
  messages: z.boolean(),
  bikeRegistrations: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Kinds of mail that can be declined. All others answer the reader's own action, or concern the safety of accounts and bikes. */
export const MailPreferences = z.object({
  messages: z.boolean(),
  bikeRegistrations: z.boolean(),
  /** Outcomes of the reader's own finds. */
  tips: z.boolean(),
  /** New matches of saved searches, once a day. */
  alerts: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;
export const MailCategory = MailPreferences.keyof();
export type MailCategory = z.infer<typeof MailCategory>;

export const everyMail: MailPreferences = {
  messages: true,
  bikeRegistrations: true,
  tips: true,
  alerts: true,
};

/** `arrives` is false after a bounce or a spam complaint. */
export const MailStatus = z.object({
  arrives: z.boolean(),
  reason: z.enum(["bounced", "complained"]).optional(),
  since: z.iso.datetime().optional(),
});
export type MailStatus = z.infer<typeof MailStatus>;
