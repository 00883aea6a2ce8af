import type * as z from "zod";
import type { SalesEnv } from "#lambdas/shops/sales/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

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
