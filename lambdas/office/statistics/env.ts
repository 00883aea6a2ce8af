import { ApiEnv } from "#lambdas/platform/http/env.ts";

export const StatisticsEnv = ApiEnv;
