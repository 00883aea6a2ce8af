import type * as z from "zod";
import type { FoundReportsEnv } from "#lambdas/thefts/finds/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

/** Points are promised here and paid by another function. */
export const foundReports: FunctionRecord<z.input<typeof FoundReportsEnv>> = {
  name: "found-reports",
  entry: "lambdas/thefts/finds/handler.ts",
  errorImpact: "A finder of a stolen bike cannot report it to its owner.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
      [partition.bike, partition.user],
    );
    table.allow(fn, ["BatchGetItem", "Query", "DeleteItem"], [partition.bike]);
    table.allow(fn, ["BatchGetItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem"], [partition.block]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency, partition.threadReport]);
    table.allow(fn, ["PutItem"], [partition.thread, partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    table.allow(fn, ["GetItem"], [partition.qr, partition.email]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.foundCode]);
    table.allowQuerying(fn, [list.foundReportsOf]);
  },
};

export const expireFoundReports = nightlyJob({
  name: "expire-found-reports",
  entry: "lambdas/thefts/finds/expire-found-reports.job.ts",
  errorImpact: "Tonight due rewards were not paid, or overdue finds were not closed.",
  schedule: "ExpireFoundReports",
  at: { hour: "5", minute: "0" },
  description: "Closes overdue finds and pays due rewards",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.rewardsDue, list.foundReports]);
    table.allow(fn, ["GetItem", "Query", "UpdateItem", "DeleteItem"], [partition.bike]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
  },
});
