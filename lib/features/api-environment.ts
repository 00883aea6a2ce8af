import type * as z from "zod";
import type { ApiEnv } from "#lambdas/shared/http/env.ts";
import type { Resources } from "#lib/resources.ts";

/** What every function behind the API is given. */
export const apiEnvironment = ({ defaults, table, secrets }: Resources): z.input<typeof ApiEnv> => ({
  TABLE_NAME: table.name,
  ORIGIN_SECRETS: secrets.acceptedOrigins,
  STAGE: defaults.settings.stage,
});
