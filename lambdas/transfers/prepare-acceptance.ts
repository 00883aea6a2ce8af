import type { Signing } from "#contract/transfers.ts";
import { readTransferAs } from "./read-transfer.ts";
import { requireProved, requireTransferable } from "./rules.ts";
import { buyerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

/** Writes what the buyer is to sign: the very terms that they have seen. */
export const prepareAcceptance = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
  version: number,
): Promise<Signing> => {
  const { transfer, profile } = await readTransferAs(context, "buyer", userId, transferId);
  movedState(transfer, "accept", context.system.now());
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  requireProved(profile);
  const bike = await readOwnBike(context.table, transfer.sellerId, transfer.bikeId);
  requireTransferable(bike);
  const { sellerSignature, terms } = transfer;
  return writeSigning(context, {
    userId,
    purpose: { kind: "acceptance", transferId, version },
    text: buyerText(transfer.bike, terms, sellerSignature.name, profile.language),
  });
};
