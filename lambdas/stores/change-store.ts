import type { OpenedStore, StoreChange } from "#contract/stores.ts";
import { storeChange } from "#lambdas/shared/stores/store-change.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { getStore } from "./show-store.ts";
import type { StoresContext } from "./stores-context.ts";

const changeWrite = (storeId: string, { version, chain, locationId }: StoreChange): Action => {
  const gone = Object.entries({ chain, locationId }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  return storeChange(storeId, version)
    .set({ chain, locationId })
    .remove(...gone);
};

/** Says which chain a store belongs to. Of two administrators who began from the same, the second is told. */
export const changeStore = async (
  context: StoresContext,
  adminId: string,
  storeId: string,
  change: StoreChange,
): Promise<OpenedStore> => {
  const now = context.now();
  const at = now.toISOString();
  await context.table.transact([
    changeWrite(storeId, change),
    storeLogWrite(context, { storeId, action: "store-changed", at: now }),
    ...auditWrites(context, { subject: storeId, by: adminId, action: "store-changed", at }),
  ]);
  return getStore(context, storeId);
};
