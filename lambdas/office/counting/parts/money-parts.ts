import type { PointsReason } from "#contract/points/reason.ts";
import { vatIn } from "#contract/platform/vat.ts";
import type { LedgerItem } from "#lambdas/people/items/person.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import { dimensionCounter } from "#lambdas/office/counting/counter-name.ts";
import { dayOf } from "./day-of.ts";

const refund = (at: string | undefined, sum: number): FactPart[] =>
  at === undefined || sum === 0 ? [] : [{ kind: "money", day: dayOf(at), counts: { f: 1, fk: sum } }];

/** In öre without VAT. A refund counts on its own day. */
export const purchaseParts = (purchase: PurchaseItem): FactPart[] => {
  const { paidAt, refundedAt, reversedMoney = 0, reversedAt, price, vat, points } = purchase;
  if (paidAt === undefined) return [];
  const paid: FactPart = {
    kind: "money",
    day: dayOf(paidAt),
    counts: { p: 1, pk: price - vat, pp: points },
  };
  const reversed = reversedMoney - vatIn(reversedMoney);
  return [paid, ...refund(reversedAt, reversed), ...refund(refundedAt, price - vat - reversed)];
};

/** Released points are subtracted again. */
const spentOn: Partial<Record<PointsReason, string>> = {
  registration: "registration",
  sticker: "sticker",
  sticker_refund: "sticker",
  transfer_hold: "transfer",
  transfer_release: "transfer",
};

export const ledgerParts = ({
  reason,
  amount,
  at,
}: Pick<LedgerItem, "reason" | "amount" | "at">): FactPart[] => {
  const what = spentOn[reason];
  if (what === undefined || amount === 0) return [];
  const counts = {
    u: 1,
    up: -amount,
    [dimensionCounter("u", "reason", what)]: 1,
    [dimensionCounter("up", "reason", what)]: -amount,
  };
  return [{ kind: "money", day: dayOf(at), counts }];
};

/** A sale counts even if it was undone later. */
export const saleParts = (storeId: string, soldAt: string): FactPart[] => [
  { kind: "money", day: dayOf(soldAt), counts: { s: 1, [dimensionCounter("s", "store", storeId)]: 1 } },
];

export const orderParts = (party: "customer" | "store", createdAt: string): FactPart[] => [
  { kind: "money", day: dayOf(createdAt), counts: { e: 1, [dimensionCounter("e", "party", party)]: 1 } },
];
