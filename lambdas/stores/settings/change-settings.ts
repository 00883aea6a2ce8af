import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { StoreSettings, StoreSettingsChange } from "#contract/store-settings.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { ownerOfStore } from "#lambdas/shared/stores/own-store.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shared/stores/store-change.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { whileOwner } from "#lambdas/shared/stores/while-member.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { StoresContext } from "../stores-context.ts";
import { getSettings } from "./show-settings.ts";

/** Where it is looked for moves along with the store, unless an administrator has chosen another place. */
const soughtIn = ({ profile, city }: StoreItem, moved: string): string | undefined =>
  profile.city === city ? moved : profile.city;

/** The store as it is after the change. Its place among the partners, and whether it is one, are for administrators to say. */
const changed = (store: StoreItem, change: StoreSettingsChange, now: Date): StoreItem => {
  const { contact, street, postalCode, city, website, registersAtSale, isHidden } = change;
  const kept = (text: string | undefined) => text && hidePersonalNumbers(text, swedishDate(now));
  const { visible, place } = store.profile;
  const hours = kept(change.hours);
  return {
    ...store,
    contact,
    address: { street, postalCode },
    city,
    receiptText: kept(change.receiptText),
    profile: { visible, place, city: soughtIn(store, city), website, hours, registersAtSale, isHidden },
  };
};

/** Changes what the caller's store says of itself. Of two owners who began from the same, the second is told. */
export const changeSettings = async (
  context: StoresContext,
  caller: Caller,
  { version, ...change }: StoreSettingsChange,
): Promise<StoreSettings> => {
  const { table } = context;
  const { storeId } = await ownerOfStore(table, caller);
  const store = await readStore(table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  const at = context.now();
  const after = changed(store, { version, ...change }, at);
  const { contact, address, city, profile, receiptText } = after;
  const write = listPartner(storeChange(storeId, version), after)
    .set({ contact, address, city, profile, receiptText })
    .expect("state", "active", "store-suspended");
  await table.transact([
    whileOwner(storeId, caller.userId),
    receiptText === undefined ? write.remove("receiptText") : write,
    storeLogWrite(context, { storeId, action: "settings-changed", by: caller.userId, at }),
  ]);
  return getSettings(table, caller);
};
