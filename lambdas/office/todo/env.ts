import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const TodoEnv = ApiEnv.extend({
  /** Failure destination of all functions. */
  GIVEN_UP_BUCKET: z.string().min(1),
  /** Every alarm notifies this topic. */
  ALARM_TOPIC: z.string().min(1),
});
