import { expiryOf } from "#contract/privacy/retention.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { StaffNoticeItem, StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { System } from "#lambdas/platform/system.ts";

type Notice = Pick<StaffNoticeItem, "userId" | "what"> & {
  readonly store: Pick<StoreItem, "storeId" | "name">;
  readonly at: Date;
};

export const staffNoticeWrite = (
  { newId }: Pick<System, "newId">,
  { store: { storeId, name }, userId, what, at }: Notice,
): Action =>
  put(keys.staffNotice(storeId, newId("notice")), "staffNotice", {
    storeId,
    store: name,
    userId,
    what,
    expiresAt: expiryOf("storeNotices", at),
  }).expectNew("conflict-try-again");
