import { movedState } from "./move-transfer.ts";
import { receiptEntryWrites, whileOffered } from "./receipt-entries.ts";
import type { TransferMove } from "./moves.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { releaseWrites } from "#lambdas/shared/ledger/holds.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { BalanceItem, HoldItem } from "#lambdas/shared/table/items/person.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A transfer with the points that were set aside for it. */
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

/** Tells one of the two what has become of a transfer. */
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

/** The end of a transfer by which the bike stays where it is: the points are theirs again who has set them aside. What the bike forgets is written by the person who changes it. */
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
    whileOffered(transfer)
      .set(ended)
      // Until it is forgotten.
      .set({ gsi1pk: lists.endedTransfers(), gsi1sk: `${ended.endedAt}#${transfer.id}` })
      .expect("version", transfer.version, "stale"),
    ...receiptEntryWrites({ ...transfer, ...ended }),
    ...releaseWrites(balance, hold, now),
  ];
};
