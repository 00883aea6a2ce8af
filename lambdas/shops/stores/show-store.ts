import type { ListedStore, OpenedStore, OwnStore } from "#contract/shops/stores.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { logoUrlOf } from "#lambdas/shops/logo-url.ts";
import { shownNumber } from "#lambdas/shops/organisation-number.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

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

export const getStore = async (
  { table }: { readonly table: Pick<Table, "get"> },
  storeId: string,
): Promise<OpenedStore> => {
  const [store, balance] = await Promise.all([
    readStore(table, storeId),
    table.get(keys.balance(storeId), BalanceItem),
  ]);
  if (!store) throw new ProblemError("store-not-found");
  const { points = 0, version: balanceVersion = 0 } = balance ?? {};
  const { version, address, contact, decision, profile } = store;
  const credit = { limit: store.creditLimit ?? 0, left: store.creditLeft ?? 0 };
  const partner = { ...profile, city: profile.city ?? store.city, logoUrl: logoUrlOf(store) };
  return {
    ...showListed(store),
    version,
    credit,
    points,
    balanceVersion,
    address,
    contact,
    decision,
    partner,
  };
};

export const getOwnStore = async (
  { table }: { readonly table: Pick<Table, "get"> },
  caller: Pick<Caller, "userId" | "storeId">,
): Promise<OwnStore> => {
  const store = await readStore(table, await ownStore(table, caller));
  if (!store) throw new ProblemError("store-not-found");
  const { storeId, name, city, state, decision } = store;
  return { storeId, name, city, state, decision };
};
