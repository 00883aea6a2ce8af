import { partition, list } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Resources } from "#lib/platform/resources.ts";
import type * as z from "zod";
import type { ApiEnv } from "#lambdas/platform/http/env.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord, JobRecord } from "#lib/platform/function-record.ts";
import { Duration } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { ProofEnv } from "#lambdas/platform/jobs/env.ts";

/** Grants the checking and registering of imported rows: the import, frame numbers, sales, points, and the notification of a stolen bike's owner. */
const allowImporting = (fn: FeatureFunction, { table }: Pick<Resources, "table">): void => {
  table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"], [partition.bikeImport]);
  table.allow(fn, ["ConditionCheckItem", "GetItem", "PutItem", "UpdateItem"], [partition.store]);
  table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  table.allow(fn, ["BatchGetItem", "PutItem"], [partition.frameGuard]);
  table.allow(fn, ["GetItem", "PutItem"], [partition.bike]);
  table.allow(fn, ["Query"], [partition.fold, partition.formerNumber]);
};

/** Receives imports, and continues one at once while someone watches it. */
export const bikeImports: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "bike-imports",
  entry: "lambdas/shops/bike-imports/handler.ts",
  errorImpact: "Stores cannot send lists of bikes that they sold earlier, or see how far one is.",
  environment: apiEnvironment,
  rights: (fn, resources) => {
    allowImporting(fn, resources);
    const { table } = resources;
    table.allow(fn, ["Query"], [partition.bikeImport, partition.store]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allowQuerying(fn, [list.bikeImportsOf]);
  },
};

/** Continues imports every minute, even if nobody watches them, and invites buyers at each store's pace. */
export const importBikes: JobRecord<z.input<typeof ProofEnv>> = {
  name: "import-bikes",
  entry: "lambdas/shops/bike-imports/import-bikes.job.ts",
  errorImpact:
    "Lists of bikes that stores sold earlier stand still, or their buyers are not written to, until someone looks at the list.",
  timeout: Duration.seconds(60),
  environment: ({ table, defaults }) => ({ TABLE_NAME: table.name, STAGE: defaults.settings.stage }),
  rights: (fn, resources) => {
    allowImporting(fn, resources);
    const { table } = resources;
    table.allow(fn, ["Query", "DeleteItem"], [partition.store]);
    table.allowQuerying(fn, [list.openBikeImports, list.dueInvitations]);
  },
  binding: (fn, { schedules }) => {
    schedules.add("ImportBikes", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      description: "Goes on with lists of bikes sold earlier, and writes to their buyers",
    });
  },
};
