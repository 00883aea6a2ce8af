import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

/** Recounts stickers nightly, activates rolls, and notifies customers and stores of late orders. */
export const checkStickers = nightlyProof({
  name: "check-stickers",
  entry: "lambdas/stickers/check-stickers.job.ts",
  errorImpact: "Tonight nobody counted stickers, took out rolls or told customers that theirs are late.",
  schedule: "CheckStickers",
  at: { hour: "4", minute: "10" },
  description: "Counts stickers by their codes, takes out rolls, and tells of late orders",
  faults: [
    {
      alarm: "StockMismatchAlarm",
      metricName: "StockMismatch",
      impact:
        "The stock of a store or of self-registration was not what the codes say. It has been put right; the log says by how much.",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.inventories, list.rolls, list.codesOfRoll, list.ordersInState]);
    table.allow(fn, ["GetItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.inventory]);
    table.allow(fn, ["BatchGetItem", "Query", "UpdateItem"], [partition.store]);
    table.allow(fn, ["PutItem", "UpdateItem"], [partition.user]);
  },
});
