import { readTransferAs } from "./read-transfer.ts";
import { requireVerifiedIdentity, requireTransferable } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { AcceptanceGroundItem } from "#lambdas/ownership/items/acceptance-ground.ts";
import { readHeld } from "#lambdas/ownership/ending.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";

export type AcceptanceGround = Omit<AcceptanceGroundItem, "entity" | "expiresAt">;

type AcceptanceRequest = { readonly userId: string; readonly transferId: string; readonly version: number };

/** Reads everything an acceptance needs; throws if the buyer may not take over the bike. */
export const readAcceptanceGround = async (
  context: Pick<TransfersContext, "table" | "system">,
  { userId, transferId, version }: AcceptanceRequest,
): Promise<AcceptanceGround & { readonly language: "sv" | "en" }> => {
  const { table, system } = context;
  const { transfer, profile } = await readTransferAs(context, "buyer", userId, transferId);
  movedState(transfer, "accept", system.now());
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  const { fullName, protectedIdentity, language } = requireVerifiedIdentity(profile);
  const [bike, { hold, balance }, sessions] = await Promise.all([
    readOwnBike(table, transfer.sellerId, transfer.bikeId),
    readHeld(table, transfer),
    table.get(keys.sessions(transfer.sellerId), SessionsItem.pick({ lockedAt: true })),
  ]);
  if (sessions?.lockedAt !== undefined) throw new ProblemError("transfer-paused");
  requireTransferable(bike);
  return { transfer, bike, hold, balance, buyer: { fullName, protectedIdentity }, language };
};
