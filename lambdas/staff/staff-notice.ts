import { expiryOf } from "#contract/retention.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { StaffNoticeItem, StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { System } from "#lambdas/system.ts";

type Told = Pick<StaffNoticeItem, "userId" | "what"> & {
  readonly store: Pick<StoreItem, "storeId" | "name">;
  readonly at: Date;
};

/** A person with an account is mailed that they can work in a store, or no longer can. */
export const staffNoticeWrite = (
  { newId }: Pick<System, "newId">,
  { store: { storeId, name }, userId, what, at }: Told,
): Action =>
  put(keys.staffNotice(storeId, newId("notice")), "staffNotice", {
    storeId,
    store: name,
    userId,
    what,
    expiresAt: expiryOf("storeNotices", at),
  }).expectNew("conflict-try-again");
