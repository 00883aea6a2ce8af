import type { ListedStore, OpenedStore } from "#contract/stores.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { shownNumber } from "#lambdas/shared/stores/organisation-number.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export const showListed = (store: StoreItem): ListedStore => ({
  storeId: store.storeId,
  name: store.name,
  city: store.city,
  chain: store.chain,
  locationId: store.locationId,
  organisationNumber: store.organisationNumber && shownNumber(store.organisationNumber),
  state: store.state,
  createdAt: store.createdAt,
});

/** One store with who to write to, and why it is in its state. */
export const getStore = async (
  { table }: { readonly table: Pick<Table, "get"> },
  storeId: string,
): Promise<OpenedStore> => {
  const store = await readStore(table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  const { version, address, contact, decision, profile } = store;
  const partner = { ...profile, city: profile.city ?? store.city };
  return { ...showListed(store), version, address, contact, decision, partner };
};
