import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const SellerQuestionsEnv = ApiEnv.extend({
  /** Signs proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
});
