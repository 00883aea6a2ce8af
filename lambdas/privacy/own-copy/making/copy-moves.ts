import { expiryOf, retentionSeconds } from "#contract/privacy/retention.ts";
import type { MakingContext } from "./making-context.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, type ActionBuilder, remove, update } from "#lambdas/platform/table/actions.ts";
import { equals } from "#lambdas/platform/table/expectations.ts";
import type { OwnCopyItem } from "#lambdas/people/items/own-copy.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

/** Milliseconds without progress after which the maker counts as crashed. */
const lease = 120_000;

/** An export being made, with its lock. */
export type LockedCopy = OwnCopyItem & { readonly heldUntil: number };

/** Allows writes only to the current holder of the lock. */
const whileLocked = ({ userId, copyId, heldUntil }: LockedCopy): ActionBuilder =>
  update(keys.ownCopy(userId))
    .expect("copyId", copyId, "stale")
    .expect("state", "making", "stale")
    .expect("heldUntil", heldUntil, "stale");

const link = "/settings#my-data";

const notification = ({ system }: MakingContext, userId: string, what: string): Action =>
  notificationWrite(
    { userId, type: "system", params: { what }, link },
    system.newId("notification"),
    system.now(),
  );

/** Locks an export. If two try at once, one fails with `stale`. */
export const lockCopy = async ({ table, system }: MakingContext, item: OwnCopyItem): Promise<LockedCopy> => {
  const now = system.now().getTime();
  const heldUntil = now + lease;
  await table.transact([
    update(keys.ownCopy(item.userId))
      .set({ state: "making", heldUntil })
      .add("attempts", 1)
      .expect("copyId", item.copyId, "stale")
      .expectEither([equals("state", "asked", "stale"), equals("state", "making", "stale")], "stale")
      .expectBelow("heldUntil", now, "stale"),
  ]);
  return { ...item, state: "making", heldUntil, attempts: item.attempts + 1 };
};

export const saveProgress = async (
  { table, system }: MakingContext,
  held: LockedCopy,
  progress: { readonly done: number; readonly of: number },
): Promise<LockedCopy> => {
  const heldUntil = system.now().getTime() + lease;
  await table.transact([whileLocked(held).set({ ...progress, heldUntil })]);
  return { ...held, ...progress, heldUntil };
};

/** Unlocks a failed export, so that the next run can retry at once. */
export const unlockCopy = ({ table }: MakingContext, held: LockedCopy): Promise<void> =>
  table.transact([whileLocked(held).set({ heldUntil: 0 })]);

export const finishCopy = async (context: MakingContext, held: LockedCopy, bytes: number): Promise<void> => {
  const now = context.system.now();
  const endsAt = new Date(now.getTime() + retentionSeconds("ownCopies") * 1000).toISOString();
  await context.table.transact([
    whileLocked(held)
      .set({ state: "ready", readyAt: now.toISOString(), endsAt, bytes })
      .set({ expiresAt: expiryOf("ownCopyStates", now) })
      .remove("gsi1pk", "gsi1sk", "heldUntil"),
    notification(context, held.userId, "copy-ready"),
    requireOpenAccount(held.userId),
  ]);
};

export const failCopy = (context: MakingContext, held: LockedCopy): Promise<void> =>
  context.table.transact([
    whileLocked(held).set({ state: "failed" }).remove("gsi1pk", "gsi1sk", "heldUntil"),
    notification(context, held.userId, "copy-failed"),
  ]);

/** Discards the export of a closed account, as nobody could download it. */
export const discardCopy = async (
  { table, store }: MakingContext,
  { userId, copyId }: LockedCopy,
): Promise<void> => {
  await store.discard(userId);
  await table.transact([remove(keys.ownCopy(userId)).expect("copyId", copyId, "stale")]);
};
