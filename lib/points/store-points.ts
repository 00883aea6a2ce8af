import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { PurchasesEnv } from "#lambdas/points/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { purchasesEnvironment } from "./purchases-environment.ts";

/** Sells points to stores and shows their statements. Another function receives the payment service's events. */
export const storePoints: FunctionRecord<z.input<typeof PurchasesEnv>> = {
  name: "store-points",
  entry: "lambdas/points/stores/handler.ts",
  errorImpact: "Stores cannot buy points, and see neither receipts nor statements.",
  timeout: Duration.seconds(25),
  environment: purchasesEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["ConditionCheckItem", "GetItem"], [partition.store]);
    table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "Query", "UpdateItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"], [partition.purchase]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.receiptCounter]);
    table.allow(fn, ["PutItem"], [partition.receipts]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.order]);
    table.allow(fn, ["PutItem", "Query"], [partition.payment]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.idempotency]);
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.config]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allowQuerying(fn, [list.purchasesOf]);
  },
};
