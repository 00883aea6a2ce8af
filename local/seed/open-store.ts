import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Opens a store in the town and makes someone its owner. One that is there already stays as it is. */
export const openStore = async (
  table: Table,
  { storeId, name }: { readonly storeId: string; readonly name: string },
  ownerId: string,
  now: Date,
): Promise<void> => {
  if (await readStore(table, storeId)) return;
  const profile = { visible: false };
  const store = {
    storeId,
    name,
    city: "Vadstena",
    state: "active",
    profile,
    createdAt: now.toISOString(),
  } as const;
  await table.transact(storeWrites(store, ownerId));
};
