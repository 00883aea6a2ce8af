import type { StoreSettings } from "#contract/shops/store-settings.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { logoUrlOf } from "#lambdas/shops/logo-url.ts";
import { shownNumber } from "#lambdas/shops/organisation-number.ts";
import { ownMember } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const show = (store: StoreItem, role: StoreSettings["role"]): StoreSettings => {
  const { version, name, organisationNumber, state, contact, address, city, profile, receiptText } = store;
  const { website, hours, registersAtSale, visible: isPartner, isHidden } = profile;
  return {
    version,
    role,
    name,
    organisationNumber: organisationNumber && shownNumber(organisationNumber),
    state,
    contact,
    address,
    city,
    website,
    hours,
    registersAtSale,
    isPartner,
    isHidden,
    logoUrl: logoUrlOf(store),
    receiptText,
  };
};

export const getSettings = async (table: Pick<Table, "get">, caller: Caller): Promise<StoreSettings> => {
  const { storeId, role } = await ownMember(table, caller);
  const store = await readStore(table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  return show(store, role);
};
