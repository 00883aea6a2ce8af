import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const AnswersEnv = ApiEnv.extend({
  /** Empty if the stage does not ask Bike Index. */
  BIKE_INDEX_URL: z.union([z.url(), z.literal("")]),
  /** Signs proof-of-work challenges. */
  CHALLENGE_SECRET: z.string().min(1),
});
