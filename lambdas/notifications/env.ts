import * as z from "zod";

export const NotificationsEnv = z.object({
  TABLE_NAME: z.string().min(1),
  REALTIME_URL: z.string().min(1),
  MAIL_FROM: z.string().min(1),
  /** Every link in a mail begins with this. */
  SITE_ORIGIN: z.url(),
});
