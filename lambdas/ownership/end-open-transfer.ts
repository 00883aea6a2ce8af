import { endingWrites, readHeld, transferNotification } from "./ending.ts";
import { movedState } from "./move-transfer.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Ending = {
  readonly name: "decline" | "cancel" | "expire";
  readonly more?: Pick<TransferItem, "reason">;
  /** Further conditions. */
  readonly checks?: readonly Action[];
  /** People to notify; those without an account get only the mail. */
  readonly tell: readonly { readonly userId: string | undefined; readonly what: string }[];
};

const releaseBike = (bike: BikeItem | undefined, transferId: string): Action[] =>
  bike?.openTransferId === transferId
    ? changeWrites(bike, { ...bike, openTransferId: undefined, version: bike.version + 1 })
    : [];

/**
 * Ends a transfer without changing the owner, in one transaction. Fails with `stale` on a concurrent
 * change.
 */
export const endOpenTransfer = async (
  { table, system }: { readonly table: Table; readonly system: Pick<System, "now" | "newId"> },
  transfer: TransferItem,
  { name, more, checks = [], tell }: Ending,
): Promise<void> => {
  const now = system.now();
  movedState(transfer, name, now);
  const [held, bike] = await Promise.all([
    readHeld(table, transfer),
    table.get(keys.bike(transfer.bikeId), BikeItem),
  ]);
  await table.transact([
    ...checks,
    ...endingWrites(held, name, now, more),
    ...releaseBike(bike, transfer.id),
    ...tell.flatMap(({ userId, what }) => transferNotification(transfer, userId, what, system)),
  ]);
};
