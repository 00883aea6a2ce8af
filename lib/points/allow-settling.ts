import { partition } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Resources } from "#lib/platform/resources.ts";

/** Grants all that ending a payment writes: purchase, points, receipt, campaign code and notification. */
export const allowSettling = (fn: FeatureFunction, { table }: Pick<Resources, "table">): void => {
  table.allow(fn, ["GetItem", "UpdateItem"], [partition.purchase, partition.receiptCounter]);
  table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  table.allow(fn, ["PutItem"], [partition.receipts]);
  table.allow(fn, ["PutItem", "Query"], [partition.payment]);
  table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.campaign]);
};
