import * as z from "zod";
import type { Purchase } from "#contract/points/purchases.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { finishRefund } from "./finish-refund.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { readOwnPurchase, showOwnPurchase } from "./read-purchase.ts";
import { beginRefundWrites } from "./refund-writes.ts";
import { withdrawalOf } from "./show-purchase.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

const refusals = {
  "points-spent": "refund-points-spent",
  "too-late": "refund-too-late",
  done: "already-refunded",
  "not-paid": "purchase-ended",
  company: "purchase-not-found",
} as const satisfies Record<Exclude<Purchase["withdrawal"], "possible">, ProblemCode>;

export type WithdrawPurchase = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly purchaseId: string;
};

const Outcome = z.object({});

const begin = async (
  { table, system }: PurchasesContext,
  { userId, purchaseId }: WithdrawPurchase,
  remember: Action,
): Promise<void> => {
  const [purchase, balance] = await Promise.all([
    readOwnPurchase(table, userId, purchaseId),
    table.get(keys.balance(userId), BalanceItem),
  ]);
  const now = system.now();
  const withdrawal = withdrawalOf(purchase, { balance: balance?.points ?? 0, now });
  if (withdrawal !== "possible" || !balance)
    throw new ProblemError(withdrawal === "possible" ? "refund-points-spent" : refusals[withdrawal]);
  await table.transact([remember, requireOpenAccount(userId), ...beginRefundWrites(purchase, balance, now)]);
};

/** Takes the points back first, then requests the refund; the hourly job retries a refund that fails. */
export const withdrawPurchase = async (
  context: PurchasesContext,
  input: WithdrawPurchase,
): Promise<Purchase> => {
  const { userId, idempotencyKey: key, purchaseId } = input;
  const { system } = context;
  await once(
    context.table,
    { userId, key, content: { purchaseId }, now: system.now() },
    Outcome,
    async (remember) => {
      await retryOnConflict(system, () => begin(context, input, remember({})));
      return {};
    },
  );
  await finishRefund(context, purchaseId);
  return showOwnPurchase(context, userId, purchaseId);
};
