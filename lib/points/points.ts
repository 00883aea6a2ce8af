import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { PurchasesEnv } from "#lambdas/points/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { purchasesEnvironment } from "./purchases.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

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

/** Sells points to stores and shows their statements. Another function receives the payment service's events. */
export const storePoints: FunctionRecord<z.input<typeof PurchasesEnv>> = {
  name: "store-points",
  entry: "lambdas/points/stores/handler.ts",
  errorImpact: "Stores cannot buy points, and see neither receipts nor statements.",
  timeout: Duration.seconds(25),
  environment: purchasesEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["ConditionCheckItem", "GetItem", "UpdateItem"], [partition.store]);
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

/** Checks every night that balances match their ledgers and receipts their purchases. Corrects nothing. */
export const reconcileLedger = nightlyProof({
  name: "reconcile-ledger",
  entry: "lambdas/points/reconcile-ledger.job.ts",
  errorImpact: "Tonight nobody proved that points and ledger agree.",
  schedule: "LedgerReconciliation",
  at: { hour: "3", minute: "30" },
  description: "Proves that every balance is the sum of its ledger",
  faults: [
    {
      alarm: "LedgerMismatchAlarm",
      metricName: "LedgerMismatch",
      impact:
        "Someone's balance is not the sum of their ledger: points were lost or made up. The log names the account.",
      page: "payments",
    },
    {
      alarm: "ReceiptFaultAlarm",
      metricName: "ReceiptFault",
      impact:
        "A receipt number is missing, or a receipt has no purchase or no points behind it. The log names the number.",
      page: "payments",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.balances]);
    table.allow(fn, ["GetItem", "Query"], [partition.user]);
    table.allow(fn, ["Query"], [partition.receipts]);
    table.allow(fn, ["GetItem"], [partition.receiptCounter]);
    table.allow(fn, ["BatchGetItem"], [partition.purchase]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.backfill]);
  },
});
