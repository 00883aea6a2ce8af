import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const SearchEnv = ApiEnv.extend({
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
});

/** What the search that is open to everybody is given in addition. */
export const PublicSearchEnv = SearchEnv.extend({
  /** Signs the work that is done for a pass. */
  CHALLENGE_SECRET: z.string().min(1),
});
