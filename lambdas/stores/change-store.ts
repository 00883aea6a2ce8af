import type { OpenedStore, StoreChange } from "#contract/stores.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { auditOf } from "#lambdas/shared/table/audit.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

/** A store that was never changed has no version. */
const changeWrite = (storeId: string, { version, chain, locationId }: StoreChange): Action => {
  const gone = Object.entries({ chain, locationId }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  const write = update(keys.store(storeId))
    .set({ chain, locationId })
    .remove(...gone)
    .add("version", 1)
    .expectExists("store-not-found");
  return version === 0
    ? write.expectAbsent("version", "store-changed")
    : write.expect("version", version, "store-changed");
};

/** Says which chain a store belongs to. Of two administrators who began from the same, the second is told. */
export const changeStore = async (
  context: StoresContext,
  adminId: string,
  storeId: string,
  change: StoreChange,
): Promise<OpenedStore> => {
  const at = context.now().toISOString();
  await context.table.transact([
    changeWrite(storeId, change),
    auditOf(context, { subject: storeId, by: adminId, action: "store-changed", at }),
  ]);
  return getStore(context, storeId);
};
