import { daysToFetch } from "#contract/own-copy.ts";
import { expiryOf } from "#contract/retention.ts";
import type { MakingContext } from "./making-context.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { type Action, type ActionBuilder, remove, update } from "#lambdas/shared/table/actions.ts";
import { equals } from "#lambdas/shared/table/expectations.ts";
import type { OwnCopyItem } from "#lambdas/shared/table/items/own-copy.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

/** After so many milliseconds without a sign the one who made it is taken for gone. */
const lease = 120_000;

/** A copy that someone makes, as they hold it. */
export type Held = OwnCopyItem & { readonly heldUntil: number };

/** What the one who holds it writes, and no one who held it before. */
const asHeld = ({ userId, copyId, heldUntil }: Held): ActionBuilder =>
  update(keys.ownCopy(userId))
    .expect("copyId", copyId, "stale")
    .expect("state", "making", "stale")
    .expect("heldUntil", heldUntil, "stale");

/** Where the settings tell of it. */
const link = "/settings#my-data";

const told = ({ system }: MakingContext, userId: string, what: string): Action =>
  notificationWrite(
    { userId, type: "system", params: { what }, link },
    system.newId("notification"),
    system.now(),
  );

/** Takes a copy in hand. Of two who try at once only one does: `stale`. */
export const hold = async ({ table, system }: MakingContext, item: OwnCopyItem): Promise<Held> => {
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

/** Says how far it is, and that someone is still at it. */
export const moveOn = async (
  { table, system }: MakingContext,
  held: Held,
  progress: { readonly done: number; readonly of: number },
): Promise<Held> => {
  const heldUntil = system.now().getTime() + lease;
  await table.transact([asHeld(held).set({ ...progress, heldUntil })]);
  return { ...held, ...progress, heldUntil };
};

/** Lets go of one that came to nothing, so that the next run need not wait. */
export const letGo = ({ table }: MakingContext, held: Held): Promise<void> =>
  table.transact([asHeld(held).set({ heldUntil: 0 })]);

export const finish = async (context: MakingContext, held: Held, bytes: number): Promise<void> => {
  const now = context.system.now();
  const endsAt = new Date(now.getTime() + daysToFetch * 86_400_000).toISOString();
  await context.table.transact([
    asHeld(held)
      .set({ state: "ready", readyAt: now.toISOString(), endsAt, bytes })
      .set({ expiresAt: expiryOf("ownCopyStates", now) })
      .remove("gsi1pk", "gsi1sk", "heldUntil"),
    told(context, held.userId, "copy-ready"),
    whileOpen(held.userId),
  ]);
};

export const giveUp = (context: MakingContext, held: Held): Promise<void> =>
  context.table.transact([
    asHeld(held).set({ state: "failed" }).remove("gsi1pk", "gsi1sk", "heldUntil"),
    told(context, held.userId, "copy-failed"),
  ]);

/** A closed account gets none: nobody could fetch it. */
export const drop = async ({ table, store }: MakingContext, { userId, copyId }: Held): Promise<void> => {
  await store.discard(userId);
  await table.transact([remove(keys.ownCopy(userId)).expect("copyId", copyId, "stale")]);
};
