import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const TodoEnv = ApiEnv.extend({
  /** Holds what functions gave up. */
  GIVEN_UP_BUCKET: z.string().min(1),
  /** Told by every alarm. */
  ALARM_TOPIC: z.string().min(1),
});
