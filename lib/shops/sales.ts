import type * as z from "zod";
import type { SalesEnv } from "#lambdas/shops/sales/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

export const sales: FunctionRecord<z.input<typeof SalesEnv>> = {
  name: "sales",
  entry: "lambdas/shops/sales/handler.ts",
  errorImpact: "Stores cannot register bikes, and buyers cannot claim theirs.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
  }),
  rights: (fn, { table }) => {
    table.allow(
      fn,
      ["BatchGetItem", "ConditionCheckItem", "GetItem", "PutItem", "Query", "UpdateItem"],
      [partition.store],
    );
    table.allow(
      fn,
      ["BatchGetItem", "ConditionCheckItem", "GetItem", "PutItem", "UpdateItem"],
      [partition.user],
    );
    table.allow(fn, ["BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.frameGuard]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.inventory]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    table.allow(fn, ["ConditionCheckItem", "GetItem", "PutItem", "DeleteItem", "Query"], [partition.bike]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["PutItem"], [partition.posting, partition.frameVariant]);
    table.allow(fn, ["PutItem", "Query"], [partition.fold, partition.formerNumber]);
    table.allowQuerying(fn, [list.waitingSalesOf, list.storeReceiptsIn, list.storeReceiptsByBike]);
  },
};

export const expireSales = nightlyJob({
  name: "expire-sales",
  entry: "lambdas/shops/sales/expire-sales.job.ts",
  errorImpact:
    "Today buyers were not reminded of their new bikes, stores did not get back what was not claimed, or applications without an answer did not end.",
  schedule: "ExpireSales",
  at: { hour: "8", minute: "10" },
  description:
    "Reminds buyers of bikes and companies of questions, and ends what nobody has claimed or answered",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.waitingSales, list.storeApplications]);
    table.allow(fn, ["UpdateItem"], [partition.store, partition.inventory]);
    // For the store's log and the trace of a returned number.
    table.allow(fn, ["PutItem"], [partition.store, partition.formerNumber]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["DeleteItem"], [partition.frameGuard, partition.bike, partition.company]);
    table.allow(fn, ["UpdateItem"], [partition.storeApplication]);
  },
});
