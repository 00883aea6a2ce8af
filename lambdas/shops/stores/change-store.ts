import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { OpenedStore, StoreChange } from "#contract/shops/stores.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { storeChange } from "#lambdas/shops/store-change.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

const changeWrite = (storeId: string, change: StoreChange, now: Date): Action => {
  const clean = (text: string | undefined) => text && hidePersonalNumbers(text, swedishDate(now));
  const [chain, locationId] = [clean(change.chain), clean(change.locationId)];
  const gone = Object.entries({ chain, locationId }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  return storeChange(storeId, change.version)
    .set({ chain, locationId })
    .remove(...gone);
};

/** Fails with `store-changed` if another administrator changed the store meanwhile. */
export const changeStore = async (
  context: StoresContext,
  adminId: string,
  storeId: string,
  change: StoreChange,
): Promise<OpenedStore> => {
  const now = context.now();
  const at = now.toISOString();
  await context.table.transact([
    changeWrite(storeId, change, now),
    storeLogWrite(context, { storeId, action: "store-changed", at: now }),
    ...auditWrites(context, { subject: storeId, by: adminId, action: "store-changed", at }),
  ]);
  return getStore(context, storeId);
};
