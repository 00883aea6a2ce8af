import * as z from "zod";
import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const AuditEnv = ApiEnv.extend({ CURSOR_SECRET: z.string().min(1) });
