import * as z from "zod";

/** What a person wants to be told of in the browser, and whether at all. */
export const NotificationSettings = z.object({
  browser: z.boolean(),
  messages: z.boolean(),
  bikeRegistrations: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Kinds of mail that nobody has to get. All others answer what one has just done, or tell of the safety of one's account and bikes. */
export const MailPreferences = z.object({
  messages: z.boolean(),
  bikeRegistrations: z.boolean(),
  /** What becomes of bikes one has found. */
  tips: z.boolean(),
  /** What is new in the searches one watches, once a day. */
  alerts: z.boolean(),
});
export type MailPreferences = z.infer<typeof MailPreferences>;
export const MailCategory = MailPreferences.keyof();
export type MailCategory = z.infer<typeof MailCategory>;

/** The settings of a person who has chosen nothing. */
export const everyMail: MailPreferences = {
  messages: true,
  bikeRegistrations: true,
  tips: true,
  alerts: true,
};

/** Whether mail reaches a person. Mail servers have told us that it came back, or that its reader called it spam. */
export const MailStatus = z.object({
  arrives: z.boolean(),
  reason: z.enum(["bounced", "complained"]).optional(),
  since: z.iso.datetime().optional(),
});
export type MailStatus = z.infer<typeof MailStatus>;
