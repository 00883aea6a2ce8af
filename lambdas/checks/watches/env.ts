import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const WatchesEnv = ApiEnv.extend({
  /** HMAC key of the links in mails, and of the hashes that stand for addresses. */
  CODE_SECRET: z.string().min(1),
  /** HMAC key of proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
});
