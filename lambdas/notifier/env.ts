import * as z from "zod";

export const NotifierEnv = z.object({
  TABLE_NAME: z.string().min(1),
  REALTIME_URL: z.string().min(1),
  /** Empty where no mail is sent. */
  MAIL_FROM: z.string(),
  /** Whole numbers, in text as every environment variable. */
  TEXTS_PER_STORE_AND_DAY: z.string().regex(/^\d+$/),
  TEXTS_OF_STORES_PER_MONTH: z.string().regex(/^\d+$/),
  /** Under which it is measured what text messages were withheld. */
  STAGE: z.string().min(1),
  /** Where people answer what is written in the contact form. */
  SUPPORT_EMAIL: z.email(),
  /** Every link in a mail begins with this. */
  SITE_ORIGIN: z.url(),
  /** Keys the codes that are mailed to finders without an account. */
  CODE_SECRET: z.string().min(1),
  /** Closes the links by which someone leaves a kind of mail. */
  MAIL_LINK_SECRET: z.string().min(1),
  /** Names the rules and the word of what becomes of a mail. */
  MAIL_CONFIGURATION: z.string().min(1),
});
