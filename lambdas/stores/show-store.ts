import type { ListedStore, OpenedStore, OwnStore } from "#contract/stores.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { logoUrlOf } from "#lambdas/shared/stores/logo-url.ts";
import { shownNumber } from "#lambdas/shared/stores/organisation-number.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
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
  logoUrl: logoUrlOf(store),
});

/** One store with who to write to, and why it is in its state. */
export const getStore = async (
  { table }: { readonly table: Pick<Table, "get"> },
  storeId: string,
): Promise<OpenedStore> => {
  const [store, balance] = await Promise.all([
    readStore(table, storeId),
    table.get(keys.balance(storeId), BalanceItem),
  ]);
  if (!store) throw new ProblemError("store-not-found");
  const points = balance?.points ?? 0;
  const { version, address, contact, decision, profile } = store;
  const partner = { ...profile, city: profile.city ?? store.city, logoUrl: logoUrlOf(store) };
  return { ...showListed(store), version, points, address, contact, decision, partner };
};

/** The store that the caller works in. */
export const getOwnStore = async (
  { table }: { readonly table: Pick<Table, "get"> },
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<OwnStore> => {
  const store = await readStore(table, await ownStore(table, caller));
  if (!store) throw new ProblemError("store-not-found");
  const { storeId, name, city, state, decision } = store;
  return { storeId, name, city, state, decision };
};
