import * as z from "zod";
import { ApiEnv } from "#lambdas/shared/http/env.ts";

/** With what signs the cursors of lists. */
export const AuditEnv = ApiEnv.extend({ CURSOR_SECRET: z.string().min(1) });
