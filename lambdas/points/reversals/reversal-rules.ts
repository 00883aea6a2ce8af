import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import type { ReversalItem } from "#lambdas/points/items/reversal.ts";

type Reversal = Pick<ReversalItem, "kind" | "status" | "amount">;

/** An inquiry (`warning_…`) takes no money, and a won dispute returns it. */
const leavesMoney = ({ kind, status }: Reversal): boolean =>
  kind === "refund"
    ? status === "failed" || status === "canceled"
    : status === "won" || status === "prevented" || status.startsWith("warning_");

export const needsAnswer = ({ kind, status }: Reversal): boolean =>
  kind === "dispute" && status.endsWith("needs_response");

/** Events of one second are ordered by what they say: an ending comes last. */
const rankOf = ({ status }: Reversal): number => {
  if (status.endsWith("needs_response") || status === "pending" || status === "requires_action") return 0;
  return status.endsWith("under_review") || status === "succeeded" ? 1 : 2;
};

export const isNewer = (
  one: Reversal & Pick<ReversalItem, "saidAt">,
  other: Reversal & Pick<ReversalItem, "saidAt">,
): boolean => (one.saidAt === other.saidAt ? rankOf(one) > rankOf(other) : one.saidAt > other.saidAt);

/** Sums the returned öre, at most the amount paid. */
export const reversedMoney = ({ price }: PurchaseItem, reversals: readonly Reversal[]): number =>
  Math.min(
    price,
    reversals.reduce((sum, reversal) => sum + (leavesMoney(reversal) ? 0 : reversal.amount), 0),
  );
