import { swedishDate } from "#contract/calendar-date.ts";
import type { Signing } from "#contract/transfers.ts";
import type { AgreedTerms } from "#contract/transfer-terms.ts";
import { requirePayable } from "./prepare-offer.ts";
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
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

const addressMissing = new ProblemError("invalid-request", {
  issues: [{ path: "buyerEmail", rule: "required" }],
});

/** Writes what the seller is to sign instead of what they have signed. Until they have, the old terms stand. */
export const prepareChange = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
  told: AgreedTerms,
): Promise<Signing> => {
  const now = context.system.now();
  const { transfer, profile } = await readTransferAs(context, "seller", userId, transferId);
  movedState(transfer, "change", now);
  const terms = cleanTerms(told, swedishDate(now));
  // An address that is written puts the person who has it in the place of someone who was known without one.
  const buyer = terms.buyerEmail === undefined ? transfer.buyer : undefined;
  if (terms.buyerEmail === undefined && buyer === undefined) throw addressMissing;
  requireSensible(terms, requireProved(profile), swedishDate(now));
  if (changedTerms(transfer.terms, terms).length === 0) throw new ProblemError("nothing-to-change");
  // A person who asked for the bike pays for themselves alone.
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
