import * as z from "zod";

/** What every function behind the API is given. */
export const ApiEnv = z.object({
  TABLE_NAME: z.string().min(1),
  /** The site sends one of them along, parted by commas here; a request without has gone round the firewall. */
  ORIGIN_SECRETS: z
    .string()
    .min(1)
    .transform((text) => text.split(",")),
  STAGE: z.string().min(1),
});
