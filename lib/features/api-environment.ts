import type * as z from "zod";
import type { ApiEnv } from "#lambdas/http/env.ts";
import type { Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import type { Secrets } from "#lib/constructs/secrets.ts";

export type ApiParts = {
  readonly workshop: Workshop;
  readonly table: RegistryTable;
  readonly secrets: Secrets;
};

/** What every function behind the API is given. */
export const apiEnvironment = ({ workshop, table, secrets }: ApiParts): z.input<typeof ApiEnv> => ({
  TABLE_NAME: table.name,
  ORIGIN_SECRET: secrets.origin,
  STAGE: workshop.settings.stage,
});
