import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const IdentityReviewsEnv = ApiEnv.extend({
  PERSONAL_NUMBER_KEY_ID: z.string().min(1),
  ID_CARDS_BUCKET: z.string().min(1),
  CURSOR_SECRET: z.string().min(1),
});
