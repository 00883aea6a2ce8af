import { usualPlace } from "#contract/partners.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shared/stores/store-change.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Opened = { readonly storeId: string; readonly name: string; readonly isPartner?: true | undefined };

const showAmongPartners = async (table: Table, storeId: string): Promise<void> => {
  const store = await readStore(table, storeId);
  if (!store) return;
  const hours = "Måndag–fredag 10–18\nLördag 10–14";
  const profile = { visible: true, place: usualPlace, registersAtSale: true, isHidden: false, hours };
  await table.transact([listPartner(storeChange(storeId, 0), { ...store, profile }).set({ profile })]);
};

/** Opens a store in the town and makes someone its owner. One that is there already stays as it is. */
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
