import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { PartnerChange } from "#contract/shops/partners.ts";
import type { OpenedStore } from "#contract/shops/stores.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shops/store-change.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

/** Fails with `store-changed` if another administrator changed the store meanwhile. */
export const changePartner = async (
  context: StoresContext,
  adminId: string,
  storeId: string,
  { version, ...change }: PartnerChange,
): Promise<OpenedStore> => {
  const store = await readStore(context.table, storeId);
  if (!store) throw new ProblemError("store-not-found");
  const now = context.now();
  const hours = change.hours && hidePersonalNumbers(change.hours, swedishDate(now));
  // Only the store itself decides `isHidden`.
  const profile = { ...change, hours, isHidden: store.profile.isHidden };
  await context.table.transact([
    // The listing also depends on the state, which this version check covers.
    listPartner(storeChange(storeId, version), { ...store, profile }).set({ profile }),
    storeLogWrite(context, { storeId, action: "partner-changed", at: now }),
    ...auditWrites(context, {
      subject: storeId,
      by: adminId,
      action: "partner-changed",
      at: now.toISOString(),
    }),
  ]);
  return getStore(context, storeId);
};
