import { swedishDate } from "#contract/calendar-date.ts";
import type { Signing } from "#contract/transfers.ts";
import type { TransferTerms } from "#contract/transfer-terms.ts";
import { readTransferAs } from "./read-transfer.ts";
import {
  changedTerms,
  cleanTerms,
  requireProved,
  requireSensible,
  requireTransferable,
  soldBike,
} from "./rules.ts";
import { sellerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

/** Writes what the seller is to sign instead of what they have signed. Until they have, the old terms stand. */
export const prepareChange = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
  told: TransferTerms,
): Promise<Signing> => {
  const now = context.system.now();
  const { transfer, profile } = await readTransferAs(context, "seller", userId, transferId);
  movedState(transfer, "change", now);
  const terms = cleanTerms(told, swedishDate(now));
  requireSensible(terms, requireProved(profile), swedishDate(now));
  if (changedTerms(transfer.terms, terms).length === 0) throw new ProblemError("nothing-to-change");
  const bike = await readOwnBike(context.table, userId, transfer.bikeId);
  requireTransferable(bike);
  const sold = soldBike(bike);
  return writeSigning(context, {
    userId,
    purpose: { kind: "change", transferId, version: transfer.version, bike: sold, terms },
    text: sellerText(sold, terms, profile.language),
  });
};
