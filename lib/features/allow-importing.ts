import { partition } from "#lambdas/shared/table/partitions.ts";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Resources } from "#lib/resources.ts";

/** What it takes to check the rows of a list of bikes and to register them as the till does: the list, the number, the sale, its points, and the owner of a stolen bike who hears of it. */
export const allowImporting = (fn: FeatureFunction, { table }: Pick<Resources, "table">): void => {
  table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"], [partition.bikeImport]);
  table.allow(fn, ["ConditionCheckItem", "GetItem", "PutItem", "UpdateItem"], [partition.store]);
  table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  table.allow(fn, ["BatchGetItem", "PutItem"], [partition.frameGuard]);
  table.allow(fn, ["BatchGetItem", "GetItem", "PutItem"], [partition.bike]);
  table.allow(fn, ["Query"], [partition.fold]);
};
