import { put } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { PaymentItem, ReversalItem } from "#lambdas/points/items/reversal.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { retentionEnd } from "#lambdas/points/purchases/retention-end.ts";
import { isNewer } from "./reversal-rules.ts";
import { settleReversals } from "./settle-reversals.ts";

/** Stripe's event about a dispute or a refund. */
export type ReportedReversal = Omit<ReversalItem, "entity" | "expiresAt">;

const reversalWrite = (reversal: ReportedReversal, before: ReversalItem | undefined) => {
  const { paymentId, id, since } = reversal;
  const write = put(keys.reversal(paymentId, id), "reversal", {
    ...reversal,
    expiresAt: retentionEnd(new Date(since)),
    ...(reversal.kind === "dispute" && { gsi1pk: lists.disputes(), gsi1sk: `${since}#${id}` }),
  });
  return before
    ? write.expect("saidAt", before.saidAt, "stale").expect("status", before.status, "stale")
    : write.expectNew("stale");
};

const attempt = async (
  { table, reportTrouble }: SettlementContext,
  reversal: ReportedReversal,
): Promise<string | undefined> => {
  const { paymentId, id } = reversal;
  const [payment, before] = await Promise.all([
    table.get(keys.payment(paymentId), PaymentItem),
    table.get(keys.reversal(paymentId, id), ReversalItem),
  ]);
  if (before && !isNewer(reversal, before)) return payment?.purchaseId;
  if (!payment && !before) reportTrouble("unknown-payment", paymentId);
  await table.transact([reversalWrite(reversal, before)]);
  return payment?.purchaseId;
};

/** Keeps the newest report. One about an unknown payment sounds the alarm and waits until the payment is known. */
export const recordReversal = async (
  context: SettlementContext,
  reversal: ReportedReversal,
): Promise<void> => {
  const purchaseId = await retryOnConflict(context.system, () => attempt(context, reversal));
  if (purchaseId !== undefined) await settleReversals(context, purchaseId);
};
