import type { BikeImport } from "#contract/shops/bike-imports/imports.ts";
import type { ImportsContext } from "./imports-context.ts";
import { showImport } from "./show-import.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<ImportsContext, "table">;

/** Older imports expire before a store has this many. */
const maxListed = 20;

/** Throws `import-not-found` for another store's import. */
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

export const listImports = async ({ table }: Context, caller: Caller): Promise<{ items: BikeImport[] }> => {
  const partition = lists.bikeImportsOf(await ownStore(table, caller));
  const newest = {
    index: "gsi1",
    partition,
    schema: BikeImportItem,
    newestFirst: true,
    limit: maxListed,
  } as const;
  const { items } = await table.query(newest);
  return { items: items.map(showImport) };
};
