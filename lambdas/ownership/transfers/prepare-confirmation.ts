import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import { readTransferAs } from "./read-transfer.ts";
import { requireVerifiedIdentity, requireValidTerms, requireTransferable, soldBike } from "./rules.ts";
import { sellerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";

/** The seller signs again, because the signed text names an address that this buyer does not have. */
export const prepareConfirmation = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
): Promise<Signing> => {
  const now = context.system.now();
  const { transfer, profile } = await readTransferAs(context, "seller", userId, transferId);
  movedState(transfer, "change", now);
  const { openedBy, version } = transfer;
  if (openedBy === undefined) throw new ProblemError("nobody-waits-for-confirmation");
  const { buyerEmail: _, ...terms } = transfer.terms;
  requireValidTerms(terms, requireVerifiedIdentity(profile), swedishDate(now));
  const bike = await readOwnBike(context.table, userId, transfer.bikeId);
  requireTransferable(bike);
  const sold = soldBike(bike);
  const buyer = { userId: openedBy.userId, name: openedBy.name, by: "invitation" } as const;
  return writeSigning(context, {
    userId,
    purpose: { kind: "change", transferId, version, bike: sold, terms, buyer },
    text: sellerText(sold, { terms, buyer }, profile.language),
  });
};
