import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { StoreSettings, StoreSettingsChange } from "#contract/shops/store-settings.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { ownerOfStore } from "#lambdas/shops/members/own-store.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shops/store-change.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { requireOwner } from "#lambdas/shops/members/require-member.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { StoresContext } from "#lambdas/shops/stores/stores-context.ts";
import { getSettings } from "./show-settings.ts";

/** The directory city follows the store's move, unless an administrator has chosen another. */
const directoryCity = ({ profile, city }: StoreItem, moved: string): string | undefined =>
  profile.city === city ? moved : profile.city;

/** Administrators alone decide `visible` and `place`. */
const changed = (store: StoreItem, change: StoreSettingsChange, now: Date): StoreItem => {
  const { contact, street, postalCode, city, website, registersAtSale, isHidden } = change;
  const clean = (text: string | undefined) => text && hidePersonalNumbers(text, swedishDate(now));
  const { visible, place } = store.profile;
  const hours = clean(change.hours);
  return {
    ...store,
    contact,
    address: { street, postalCode },
    city,
    receiptText: clean(change.receiptText),
    profile: { visible, place, city: directoryCity(store, city), website, hours, registersAtSale, isHidden },
  };
};

/** Fails with `store-changed` if another owner changed the settings meanwhile. */
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
    requireOwner(storeId, caller.userId),
    receiptText === undefined ? write.remove("receiptText") : write,
    storeLogWrite(context, { storeId, action: "settings-changed", by: caller.userId, at }),
  ]);
  return getSettings(table, caller);
};
