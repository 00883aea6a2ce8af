import type * as z from "zod";
import type { ContactEnv } from "#lambdas/office/contact/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Public: it lists no letters, and reads a case only to add to it. */
export const contact: FunctionRecord<z.input<typeof ContactEnv>> = {
  name: "contact",
  entry: "lambdas/office/contact/handler.ts",
  errorImpact: "Nobody can write to us by the contact form.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem"], [partition.contactCase]);
    table.allow(fn, ["PutItem"], [partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
  },
};
