import type { BikeImport } from "#contract/bike-imports/imports.ts";
import type { ImportsContext } from "./imports-context.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<ImportsContext, "table">;

/** As many are listed; older ones can be seen no more before there are so many. */
const most = 20;

/** A list of this very store: those of others are not there. */
export const readImport = async (
  { table }: Context,
  storeId: string,
  importId: string,
): Promise<BikeImportItem> => {
  const item = await table.get(keys.bikeImport(importId), BikeImportItem);
  if (item?.storeId !== storeId) throw new ProblemError("import-not-found");
  return item;
};

export const getImport = async (context: Context, caller: Caller, importId: string): Promise<BikeImport> =>
  showImport(await readImport(context, await ownStore(context.table, caller), importId));

/** The newest lists of the caller's store. */
export const listImports = async ({ table }: Context, caller: Caller): Promise<{ items: BikeImport[] }> => {
  const partition = lists.bikeImportsOf(await ownStore(table, caller));
  const newest = {
    index: "gsi1",
    partition,
    schema: BikeImportItem,
    newestFirst: true,
    limit: most,
  } as const;
  const { items } = await table.query(newest);
  return { items: items.map(showImport) };
};
