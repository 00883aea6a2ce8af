import { swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { Signing } from "#contract/transfers.ts";
import type { AgreedTerms, TermsWithoutBuyer, TransferTerms } from "#contract/transfer-terms.ts";
import { cleanTerms, requireProved, requireSensible, requireTransferable, soldBike } from "./rules.ts";
import { sellerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BalanceItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SigningPurpose } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const requireFree = (bike: BikeItem): void => {
  requireTransferable(bike);
  if (bike.openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
};

const isShort = (balance: BalanceItem | undefined): boolean => (balance?.points ?? 0) < prices.transfer;

/** Only the person who pays is told how much they have. */
export const requirePayable = (balance: BalanceItem | undefined, buyerPays: boolean): BalanceItem => {
  const points = balance?.points ?? 0;
  if (balance && !isShort(balance)) return balance;
  throw buyerPays
    ? new ProblemError("asker-cannot-pay")
    : new ProblemError("insufficient-points", { params: { needed: prices.transfer, points } });
};

/** What must hold of a bike and its owner before it can be offered, and holds again when it is. */
export const readGround = async (
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
  ]);
  requireFree(bike);
  const seller = requireProved(profile);
  requireSensible(terms, seller, swedishDate(system.now()));
  // The points may have gone to another offer of this very bike, which came in between the two reads.
  if (isShort(balance)) requireFree(await readOwnBike(table, userId, bikeId));
  return { bike, seller, balance: requirePayable(balance, payerId !== undefined) };
};

/** Whom it is for, where they are known otherwise than by their address, and whether they pay. */
export type Known = Pick<Extract<SigningPurpose, { kind: "offer" }>, "buyer" | "requestId" | "payerId">;

/** Writes what the seller is to sign. Nothing is offered, and no points are set aside, before they have. */
export const prepareOffer = async (
  context: TransfersContext,
  userId: string,
  bikeId: string,
  told: TransferTerms | (TermsWithoutBuyer & { buyerEmail?: never }),
  known: Known = {},
): Promise<Signing> => {
  const terms: AgreedTerms = cleanTerms(told, swedishDate(context.system.now()));
  const { bike, seller, balance } = await readGround(context, userId, bikeId, terms, known.payerId);
  const sold = soldBike(bike);
  const signing = await writeSigning(context, {
    userId,
    purpose: { kind: "offer", bikeId, bike: sold, terms, ...known },
    text: sellerText(sold, { terms, ...known }, seller.language),
  });
  if (known.payerId !== undefined) return signing;
  return { ...signing, points: { before: balance.points, after: balance.points - prices.transfer } };
};
