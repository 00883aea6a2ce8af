import * as z from "zod";

export const NotifierEnv = z.object({
  TABLE_NAME: z.string().min(1),
  REALTIME_URL: z.string().min(1),
  /** Empty if the stage sends no mail. */
  MAIL_FROM: z.string(),
  /** Whole numbers as text. */
  TEXTS_PER_STORE_AND_DAY: z.string().regex(/^\d+$/),
  TEXTS_OF_STORES_PER_MONTH: z.string().regex(/^\d+$/),
  STAGE: z.string().min(1),
  SUPPORT_EMAIL: z.email(),
  /** The origin of every link in a mail. */
  SITE_ORIGIN: z.url(),
  CODE_SECRET: z.string().min(1),
  MAIL_LINK_SECRET: z.string().min(1),
  /** The SES configuration set, which reports bounces. */
  MAIL_CONFIGURATION: z.string().min(1),
});
