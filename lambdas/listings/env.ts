import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const ListingsEnv = ApiEnv.extend({
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Opens the links by which an ad is renewed from a mail. */
  CODE_SECRET: z.string().min(1),
});
