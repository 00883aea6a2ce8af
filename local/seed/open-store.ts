import { usualPlace } from "#contract/shops/partners.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shops/store-change.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Opened = { readonly storeId: string; readonly name: string; readonly isPartner?: true | undefined };

const showAmongPartners = async (table: Table, storeId: string): Promise<void> => {
  const store = await readStore(table, storeId);
  if (!store) return;
  const hours = "Måndag–fredag 10–18\nLördag 10–14";
  const profile = { visible: true, place: usualPlace, registersAtSale: true, isHidden: false, hours };
  await table.transact([listPartner(storeChange(storeId, 0), { ...store, profile }).set({ profile })]);
};

/** Opens a store with its owner; leaves an existing one as it is. */
export const openStore = async (
  table: Table,
  { storeId, name, isPartner }: Opened,
  ownerId: string,
  now: Date,
): Promise<void> => {
  if (await readStore(table, storeId)) return;
  const store = {
    storeId,
    name,
    city: "Vadstena",
    address: { street: "Storgatan 2", postalCode: "592 30" },
    organisationNumber: { kind: "company", number: "5590001235" },
    state: "active",
    createdAt: now.toISOString(),
  } as const;
  await table.transact(storeWrites(store, ownerId));
  if (isPartner) await showAmongPartners(table, storeId);
};
