import { endingWrites, readHeld, transferNotification } from "./ending.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Ends the transfer of a bike that may not change owners now, and notifies the buyer. `stop`: it was reported stolen. */
export const stopTransfer = async (
  table: Pick<Table, "get">,
  transferId: string | undefined,
  system: Pick<System, "now" | "newId">,
  name: "stop" | "cancel" = "stop",
): Promise<Action[]> => {
  const transfer =
    transferId === undefined ? undefined : await table.get(keys.transfer(transferId), TransferItem);
  if (transfer?.state !== "requested") return [];
  const what = name === "stop" ? "transfer-stopped" : "transfer-cancelled";
  return [
    ...endingWrites(await readHeld(table, transfer), name, system.now()),
    ...transferNotification(transfer, transfer.buyerId, what, system),
  ];
};
