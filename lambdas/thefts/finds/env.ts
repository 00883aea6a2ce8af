import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const FoundReportsEnv = ApiEnv.extend({
  CURSOR_SECRET: z.string().min(1),
  /** Key for the codes mailed to finders without an account. */
  CODE_SECRET: z.string().min(1),
  /** Signs proof-of-work challenges, so that a browser cannot make up easier ones. */
  CHALLENGE_SECRET: z.string().min(1),
});
