import { readTransferAs } from "./read-transfer.ts";
import { requireProved, requireTransferable } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { AcceptanceGroundItem } from "#lambdas/shared/table/items/acceptance-ground.ts";
import { readHeld } from "#lambdas/shared/transfers/ending.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

/** What a bike is handed over by. */
export type AcceptanceGround = Omit<AcceptanceGroundItem, "entity" | "expiresAt">;

type Asked = { readonly userId: string; readonly transferId: string; readonly version: number };

/** Reads what a transfer stands on, and throws what keeps its buyer from taking the bike over. */
export const readAcceptanceGround = async (
  context: Pick<TransfersContext, "table" | "system">,
  { userId, transferId, version }: Asked,
): Promise<AcceptanceGround & { readonly language: "sv" | "en" }> => {
  const { table, system } = context;
  const { transfer, profile } = await readTransferAs(context, "buyer", userId, transferId);
  movedState(transfer, "accept", system.now());
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  const { fullName, protectedIdentity, language } = requireProved(profile);
  const [bike, { hold, balance }] = await Promise.all([
    readOwnBike(table, transfer.sellerId, transfer.bikeId),
    readHeld(table, transfer),
  ]);
  requireTransferable(bike);
  return { transfer, bike, hold, balance, buyer: { fullName, protectedIdentity }, language };
};
