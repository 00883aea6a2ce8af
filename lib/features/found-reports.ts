import type * as z from "zod";
import type { FoundReportsEnv } from "#lambdas/found-reports/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Brings finders and owners together. Points are promised here and paid elsewhere. */
export const foundReports: FunctionRecord<z.input<typeof FoundReportsEnv>> = {
  name: "found-reports",
  entry: "lambdas/found-reports/handler.ts",
  errorImpact: "A person who has found a stolen bike cannot tell its owner.",
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
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["PutItem"], [partition.thread, partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
    table.allow(fn, ["GetItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.foundCode]);
    table.allowQuerying(fn, [list.foundReportsOf]);
  },
};
