import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

/** Checks every night that balances match their ledgers and receipts their purchases. Changes nothing. */
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
  },
});
