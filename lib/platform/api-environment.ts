import type * as z from "zod";
import type { ApiEnv } from "#lambdas/platform/http/env.ts";
import type { Resources } from "./resources.ts";

export const apiEnvironment = ({ defaults, table, secrets }: Resources): z.input<typeof ApiEnv> => ({
  TABLE_NAME: table.name,
  ORIGIN_SECRETS: secrets.acceptedOrigins,
  STAGE: defaults.settings.stage,
});
