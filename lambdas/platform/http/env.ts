import * as z from "zod";

export const ApiEnv = z.object({
  TABLE_NAME: z.string().min(1),
  /** Comma-separated. The site sends one of them with every request; a request without one has bypassed the firewall. */
  ORIGIN_SECRETS: z
    .string()
    .min(1)
    .transform((text) => text.split(",")),
  STAGE: z.string().min(1),
});
