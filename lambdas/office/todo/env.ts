import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const TodoEnv = ApiEnv.extend({
  /** Failure destination of all functions. */
  GIVEN_UP_BUCKET: z.string().min(1),
  /** Every alarm that notifies anybody notifies one of these topics. */
  ALARM_TOPICS: z.string().transform((topics) => topics.split(",")),
});
