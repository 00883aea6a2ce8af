import * as z from "zod";

export const NotificationsEnv = z.object({
  TABLE_NAME: z.string().min(1),
  REALTIME_URL: z.string().min(1),
  MAIL_FROM: z.string().min(1),
  /** Where people answer what is written in the contact form. */
  SUPPORT_EMAIL: z.email(),
  /** Every link in a mail begins with this. */
  SITE_ORIGIN: z.url(),
  /** Keys the codes that are mailed to finders without an account. */
  CODE_SECRET: z.string().min(1),
});
