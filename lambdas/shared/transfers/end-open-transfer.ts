import { endingWrites, readHeld, transferNotification } from "./ending.ts";
import { movedState } from "./move-transfer.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Ending = {
  readonly name: "decline" | "cancel" | "expire";
  readonly more?: Pick<TransferItem, "reason">;
  /** Who hears of it; the person who has no account gets a mail alone. */
  readonly tell: readonly { readonly userId: string | undefined; readonly what: string }[];
};

/** The bike waits for nobody any more. */
const releaseBike = (bike: BikeItem | undefined, transferId: string): Action[] =>
  bike?.openTransferId === transferId
    ? changeWrites(bike, { ...bike, openTransferId: undefined, version: bike.version + 1 })
    : [];

/** Ends a transfer by which the bike stays with its owner, all of it in one transaction. Fails with `stale` where something else has happened meanwhile. */
export const endOpenTransfer = async (
  { table, system }: { readonly table: Table; readonly system: Pick<System, "now" | "newId"> },
  transfer: TransferItem,
  { name, more, tell }: Ending,
): Promise<void> => {
  const now = system.now();
  movedState(transfer, name, now);
  const [held, bike] = await Promise.all([
    readHeld(table, transfer),
    table.get(keys.bike(transfer.bikeId), BikeItem),
  ]);
  await table.transact([
    ...endingWrites(held, name, now, more),
    ...releaseBike(bike, transfer.id),
    ...tell.flatMap(({ userId, what }) => transferNotification(transfer, userId, what, system)),
  ]);
};
