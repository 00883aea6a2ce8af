import { partition } from "#lambdas/platform/table/partitions.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import type { Resources } from "#lib/platform/resources.ts";

/** Grants the checking and registering of imported rows: the import, frame numbers, sales, points, and the notification of a stolen bike's owner. */
export const allowImporting = (fn: FeatureFunction, { table }: Pick<Resources, "table">): void => {
  table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"], [partition.bikeImport]);
  table.allow(fn, ["ConditionCheckItem", "GetItem", "PutItem", "UpdateItem"], [partition.store]);
  table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  table.allow(fn, ["BatchGetItem", "PutItem"], [partition.frameGuard]);
  table.allow(fn, ["GetItem", "PutItem"], [partition.bike]);
  table.allow(fn, ["Query"], [partition.fold, partition.formerNumber]);
};
