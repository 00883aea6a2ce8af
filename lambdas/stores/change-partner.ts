import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { PartnerChange } from "#contract/partners.ts";
import type { OpenedStore } from "#contract/stores.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { listPartner, storeChange } from "#lambdas/shared/stores/store-change.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

/** Says what the directory of partners shows of a store. Of two administrators who began from the same, the second is told. */
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
  // Whether the store hides itself is its own to say.
  const profile = { ...change, hours, isHidden: store.profile.isHidden };
  await context.table.transact([
    // Where it stands also follows from its state, which is of the same version.
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
