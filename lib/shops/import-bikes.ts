import { Duration } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { allowImporting } from "./allow-importing.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";

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
