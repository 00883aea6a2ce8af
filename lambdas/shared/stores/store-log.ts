import { expiryOf } from "#contract/retention.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { StoreLogItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Line = Omit<StoreLogItem, "entity" | "logId" | "at" | "expiresAt"> & { readonly at: Date };

/** Writes a line into the log of a store, in the transaction of what it tells of. Nothing of a buyer belongs there. */
export const storeLogWrite = ({ newId }: Pick<System, "newId">, { at: when, ...line }: Line): Action => {
  const logId = newId("log");
  const at = when.toISOString();
  const expiresAt = expiryOf("storeLog", when);
  return put(keys.storeLog(line.storeId, at, logId), "storeLog", {
    ...line,
    logId,
    at,
    expiresAt,
  }).expectNew("conflict-try-again");
};
