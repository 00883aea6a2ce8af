import { partition } from "#lambdas/shared/table/partitions.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Resources } from "#lib/resources.ts";

/** What it takes to end a payment, the person who learns of its end: the purchase, its points, its receipt and its code. */
export const allowSettling = (fn: FeatureFunction, { table }: Pick<Resources, "table">): void => {
  table.allow(fn, ["GetItem", "UpdateItem"], [partition.purchase, partition.receiptCounter]);
  table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  table.allow(fn, ["PutItem"], [partition.receipts]);
  table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.campaign]);
};
