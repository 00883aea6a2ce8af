import { swedishDate } from "#contract/calendar-date.ts";
import type { Signing } from "#contract/transfers.ts";
import { readTransferAs } from "./read-transfer.ts";
import { requireProved, requireSensible, requireTransferable, soldBike } from "./rules.ts";
import { sellerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

/** Writes what the seller is to sign again for the person who has opened the invitation: what they have signed names an address that this one does not have. */
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
  requireSensible(terms, requireProved(profile), swedishDate(now));
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
