import type { PointsReason } from "#contract/points/reason.ts";
import type { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import { of } from "../counter-name.ts";
import { dayOf } from "./day-of.ts";

/** Paid purchases in öre without VAT, and the points of them; what is given back counts on its own day. */
export const purchaseParts = ({ paidAt, refundedAt, price, vat, points }: PurchaseItem): FactPart[] => {
  if (paidAt === undefined) return [];
  const paid: FactPart = {
    kind: "money",
    day: dayOf(paidAt),
    counts: { p: 1, pk: price - vat, pp: points },
  };
  if (refundedAt === undefined) return [paid];
  return [paid, { kind: "money", day: dayOf(refundedAt), counts: { f: 1, fk: price - vat } }];
};

/** What points are spent on. What was set aside and comes back is taken off again. */
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
  const counts = { u: 1, up: -amount, [of("u", "reason", what)]: 1, [of("up", "reason", what)]: -amount };
  return [{ kind: "money", day: dayOf(at), counts }];
};

/** A bike that a store has registered for a buyer, whether it came back or not. */
export const saleParts = (storeId: string, soldAt: string): FactPart[] => [
  { kind: "money", day: dayOf(soldAt), counts: { s: 1, [of("s", "store", storeId)]: 1 } },
];

export const orderParts = (party: "customer" | "store", createdAt: string): FactPart[] => [
  { kind: "money", day: dayOf(createdAt), counts: { e: 1, [of("e", "party", party)]: 1 } },
];
