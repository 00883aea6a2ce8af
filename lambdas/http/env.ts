import * as z from "zod";

/** What every function behind the API is given. */
export const ApiEnv = z.object({
  TABLE_NAME: z.string().min(1),
  /** The site sends it along; a request without it has gone round the firewall. */
  ORIGIN_SECRET: z.string().min(1),
  STAGE: z.string().min(1),
});
