import type { StoreSettings } from "#contract/store-settings.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { logoUrlOf } from "#lambdas/shared/stores/logo-url.ts";
import { shownNumber } from "#lambdas/shared/stores/organisation-number.ts";
import { ownMember } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

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

/** What the caller's store says of itself, for everybody who works there. */
export const getSettings = async (table: Pick<Table, "get">, caller: Caller): Promise<StoreSettings> => {
  const { storeId, role } = await ownMember(table, caller);
  const store = await readStore(table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  return show(store, role);
};
