import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import type { AgreedTerms } from "#contract/ownership/transfer-terms.ts";
import { requirePayable } from "./prepare-offer.ts";
import { readTransferAs } from "./read-transfer.ts";
import {
  changedTerms,
  cleanTerms,
  requireVerifiedIdentity,
  requireValidTerms,
  requireTransferable,
  soldBike,
} from "./rules.ts";
import { sellerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";
import { requireUnbarred } from "#lambdas/messages/message-bar.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";

const addressMissing = new ProblemError("invalid-request", {
  issues: [{ path: "buyerEmail", rule: "required" }],
});

/** The old terms hold until the new ones are signed. */
export const prepareChange = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
  typed: AgreedTerms,
): Promise<Signing> => {
  const now = context.system.now();
  const { transfer, profile } = await readTransferAs(context, "seller", userId, transferId);
  movedState(transfer, "change", now);
  await requireUnbarred(context.table, userId, now);
  const terms = cleanTerms(typed, now);
  // A typed address replaces a buyer who was known by account.
  const buyer = terms.buyerEmail === undefined ? transfer.buyer : undefined;
  if (terms.buyerEmail === undefined && buyer === undefined) throw addressMissing;
  requireValidTerms(terms, requireVerifiedIdentity(profile), swedishDate(now));
  if (changedTerms(transfer.terms, terms).length === 0) throw new ProblemError("nothing-to-change");
  // A paying buyer pays only for their own transfer, so a new buyer costs the seller points.
  if (transfer.payerId !== undefined && buyer === undefined)
    requirePayable(await context.table.get(keys.balance(userId), BalanceItem), false);
  const bike = await readOwnBike(context.table, userId, transfer.bikeId);
  requireTransferable(bike);
  const sold = soldBike(bike);
  return writeSigning(context, {
    userId,
    purpose: { kind: "change", transferId, version: transfer.version, bike: sold, terms, buyer },
    text: sellerText(sold, { terms, buyer }, profile.language),
  });
};
