import { endingWrites, readHeld, transferNotification } from "./ending.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Ends the transfer of a bike reported stolen and notifies the buyer. */
export const stopTransfer = async (
  table: Pick<Table, "get">,
  transferId: string | undefined,
  system: Pick<System, "now" | "newId">,
): Promise<Action[]> => {
  const transfer =
    transferId === undefined ? undefined : await table.get(keys.transfer(transferId), TransferItem);
  if (transfer?.state !== "requested") return [];
  return [
    ...endingWrites(await readHeld(table, transfer), "stop", system.now()),
    ...transferNotification(transfer, transfer.buyerId, "transfer-stopped", system),
  ];
};
