import { endingWrites, readHeld, transferNotification } from "./ending.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Nobody takes over a bike that is missed. A person who was about to is told. */
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
