import { Duration } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { ProofEnv } from "#lambdas/jobs/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { allowImporting } from "./allow-importing.ts";
import type { JobRecord } from "./function-record.ts";

/** Goes on every minute with lists of bikes that stores sold earlier, whether someone looks at them or not, and writes to the buyers at the pace of each store. */
export const importBikes: JobRecord<z.input<typeof ProofEnv>> = {
  name: "import-bikes",
  entry: "lambdas/jobs/import-bikes.ts",
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
  binding: (fn, { clock }) => {
    clock.start("ImportBikes", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      description: "Goes on with lists of bikes sold earlier, and writes to their buyers",
    });
  },
};
