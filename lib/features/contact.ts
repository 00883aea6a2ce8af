import type * as z from "zod";
import type { ContactEnv } from "#lambdas/contact/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Open to everybody, so it can write letters down and read nothing. */
export const contact: FunctionRecord<z.input<typeof ContactEnv>> = {
  name: "contact",
  entry: "lambdas/contact/handler.ts",
  errorImpact: "Nobody can write to us by the contact form.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["PutItem"], [partition.contactCase, partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
  },
};
