import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const SearchEnv = ApiEnv.extend({
  /** Signs list cursors. */
  CURSOR_SECRET: z.string().min(1),
});

export const PublicSearchEnv = SearchEnv.extend({
  /** Signs proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
});
