import { swedishDate } from "#contract/platform/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { Signing } from "#contract/ownership/transfers.ts";
import type { AgreedTerms, TermsWithoutBuyer, TransferTerms } from "#contract/ownership/transfer-terms.ts";
import {
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
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import type { SigningPurpose } from "#lambdas/ownership/items/signing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const requireFree = (bike: BikeItem): void => {
  requireTransferable(bike);
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
};

const isShort = (balance: BalanceItem | undefined): boolean => (balance?.points ?? 0) < prices.transfer;

/** Does not reveal a paying buyer's balance to the seller. */
export const requirePayable = (balance: BalanceItem | undefined, buyerPays: boolean): BalanceItem => {
  const points = balance?.points ?? 0;
  if (balance && !isShort(balance)) return balance;
  throw buyerPays
    ? new ProblemError("asker-cannot-pay")
    : new ProblemError("insufficient-points", { params: { needed: prices.transfer, points } });
};

/** Runs at the preparation of an offer and again at its signing. */
export const readOfferable = async (
  { table, system }: Pick<TransfersContext, "table" | "system">,
  userId: string,
  bikeId: string,
  terms: AgreedTerms,
  payerId: string | undefined,
) => {
  const [bike, profile, balance] = await Promise.all([
    readOwnBike(table, userId, bikeId),
    table.get(keys.profile(userId), ProfileItem),
    table.get(keys.balance(payerId ?? userId), BalanceItem),
    requireUnbarred(table, userId, system.now()),
  ]);
  requireFree(bike);
  const seller = requireVerifiedIdentity(profile);
  requireValidTerms(terms, seller, swedishDate(system.now()));
  // Reports another offer of this bike, which may have reserved the points, rather than too few points.
  if (isShort(balance)) requireFree(await readOwnBike(table, userId, bikeId));
  return { bike, seller, balance: requirePayable(balance, payerId !== undefined) };
};

/** The buyer, if known by account, and the payer. */
export type OfferBuyer = Pick<Extract<SigningPurpose, { kind: "offer" }>, "buyer" | "requestId" | "payerId">;

/** Creates no transfer and reserves no points; signing does. */
export const prepareOffer = async (
  context: TransfersContext,
  userId: string,
  bikeId: string,
  typedTerms: TransferTerms | (TermsWithoutBuyer & { buyerEmail?: never }),
  offerBuyer: OfferBuyer = {},
): Promise<Signing> => {
  const terms: AgreedTerms = cleanTerms(typedTerms, context.system.now());
  const { bike, seller, balance } = await readOfferable(context, userId, bikeId, terms, offerBuyer.payerId);
  const sold = soldBike(bike);
  const signing = await writeSigning(context, {
    userId,
    purpose: { kind: "offer", bikeId, bike: sold, terms, ...offerBuyer },
    text: sellerText(sold, { terms, ...offerBuyer }, seller.language),
  });
  if (offerBuyer.payerId !== undefined) return signing;
  return { ...signing, points: { before: balance.points, after: balance.points - prices.transfer } };
};
