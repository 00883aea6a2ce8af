import { ApiEnv } from "#lambdas/shared/http/env.ts";

export const TodoEnv = ApiEnv;
