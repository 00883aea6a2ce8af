import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const LinkPreviewsEnv = ApiEnv.extend({
  /** Origin from which the app's page is fetched. */
  SITE_ORIGIN: z.string().min(1),
});
