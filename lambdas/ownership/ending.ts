import { movedState } from "./move-transfer.ts";
import { receiptEntryWrites, updateOpenTransfer } from "./receipt-entries.ts";
import type { TransferMove } from "./moves.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { releaseWrites } from "#lambdas/points/holds.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { BalanceItem, HoldItem } from "#lambdas/people/items/person.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** A transfer with the points reserved for it. */
export type HeldTransfer = {
  readonly transfer: TransferItem;
  readonly hold: HoldItem;
  readonly balance: BalanceItem;
};

export const readHeld = async (table: Pick<Table, "get">, transfer: TransferItem): Promise<HeldTransfer> => {
  const { id, sellerId, payerId = sellerId } = transfer;
  const [hold, balance] = await Promise.all([
    table.get(keys.pointsHold(payerId, id), HoldItem),
    table.get(keys.balance(payerId), BalanceItem),
  ]);
  if (!hold || !balance) throw new Error("An open transfer without points that are held for it");
  return { transfer, hold, balance };
};

export const transferNotification = (
  { id, bike }: Pick<TransferItem, "id" | "bike">,
  userId: string | undefined,
  what: string,
  { now, newId }: Pick<System, "now" | "newId">,
): Action[] => {
  if (userId === undefined) return [];
  const params = { what, bike: titleOf(bike) };
  const notification = { userId, type: "ownership_transfer", params, link: `/transfers/${id}` } as const;
  return [notificationWrite(notification, newId("notification"), now())];
};

/** Ends a transfer without changing the owner and returns the reserved points. The caller writes the bike. */
export const endingWrites = (
  { transfer, hold, balance }: HeldTransfer,
  name: Exclude<TransferMove, "accept" | "change">,
  now: Date,
  more: Pick<TransferItem, "reason"> = {},
): Action[] => {
  const state = movedState(transfer, name, now);
  const stopped = name === "stop" ? { endedByTheft: true } : {};
  const ended = { ...more, ...stopped, state, endedAt: now.toISOString() };
  return [
    updateOpenTransfer(transfer)
      .set(ended)
      // Lists it for deletion.
      .set({ gsi1pk: lists.endedTransfers(), gsi1sk: `${ended.endedAt}#${transfer.id}` })
      .expect("version", transfer.version, "stale"),
    ...receiptEntryWrites({ ...transfer, ...ended }),
    ...releaseWrites(balance, hold, now),
  ];
};
