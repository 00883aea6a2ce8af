import type * as z from "zod";
import type { NumberReportsEnv } from "#lambdas/bikes/search/reports/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Lets stores print frame number reports, and anyone with the paper check them. */
export const numberReports: FunctionRecord<z.input<typeof NumberReportsEnv>> = {
  name: "number-reports",
  entry: "lambdas/bikes/search/reports/handler.ts",
  errorImpact: "Stores cannot print frame number reports, and nobody can check printed ones.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    SEAL_KEY_ID: resources.keys.seal.keyId,
  }),
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["BatchGetItem"], [partition.frameGuard, partition.posting]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["ConditionCheckItem", "GetItem"], [partition.store]);
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.numberReport]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    keys.allowSealingPapers(fn);
  },
};
