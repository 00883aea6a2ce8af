import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const SalesEnv = ApiEnv.extend({
  /** Signs the cursors of lists. */
  CURSOR_SECRET: z.string().min(1),
  /** Keys the links by which buyers claim their bikes. */
  CODE_SECRET: z.string().min(1),
});
