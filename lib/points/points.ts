import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { PurchasesEnv } from "#lambdas/points/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { purchasesEnvironment } from "./purchases-environment.ts";

/** Sells and refunds points to people. Another function receives the payment service's events. */
export const points: FunctionRecord<z.input<typeof PurchasesEnv>> = {
  name: "points",
  entry: "lambdas/points/balance/handler.ts",
  errorImpact: "People cannot buy points, see what they have bought or take it back.",
  timeout: Duration.seconds(25),
  environment: purchasesEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem", "Query"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.purchase]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.receiptCounter]);
    table.allow(fn, ["PutItem"], [partition.receipts, partition.audit]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.order]);
    table.allow(fn, ["GetItem", "PutItem", "Query"], [partition.payment]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.idempotency]);
    table.allow(fn, ["GetItem", "PutItem", "ConditionCheckItem"], [partition.config]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem", "Query"], [partition.campaign]);
    table.allow(fn, ["BatchGetItem"], [partition.bike]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allowQuerying(fn, [list.purchasesOf, list.disputes, list.campaigns]);
  },
};
