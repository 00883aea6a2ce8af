import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const LinkPreviewsEnv = ApiEnv.extend({
  /** Where the page is fetched that gets the tags. */
  SITE_ORIGIN: z.string().min(1),
});
