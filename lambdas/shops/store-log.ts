import { expiryOf } from "#contract/privacy/retention.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { StoreLogItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Line = Omit<StoreLogItem, "entity" | "logId" | "at" | "expiresAt"> & { readonly at: Date };

/** Belongs in the transaction of the change. It must not contain anything about a buyer. */
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
