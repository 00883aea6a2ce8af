import { ApiEnv } from "#lambdas/http/env.ts";

export const LookupEnv = ApiEnv;
