import * as z from "zod";
import type { Purchase } from "#contract/points.ts";
import type { ProblemCode } from "#contract/problems.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { finishRefund } from "#lambdas/purchases/finish-refund.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { readOwnPurchase, showOwnPurchase } from "#lambdas/purchases/read-purchase.ts";
import { beginRefundWrites } from "#lambdas/purchases/refund-writes.ts";
import { regretOf } from "#lambdas/purchases/show-purchase.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { once } from "#lambdas/table/idempotency.ts";
import { BalanceItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

const refusals = {
  "points-spent": "refund-points-spent",
  "too-late": "refund-too-late",
  done: "already-refunded",
  "not-paid": "purchase-ended",
} as const satisfies Record<Exclude<Purchase["regret"], "possible">, ProblemCode>;

export type RegretPurchase = {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly purchaseId: string;
};

const Outcome = z.object({});

const begin = async (
  { table, system }: PurchasesWorld,
  { userId, purchaseId }: RegretPurchase,
  remember: Action,
): Promise<void> => {
  const [purchase, balance] = await Promise.all([
    readOwnPurchase(table, userId, purchaseId),
    table.get(keys.balance(userId), BalanceItem),
  ]);
  const now = system.now();
  const regret = regretOf(purchase, { balance: balance?.points ?? 0, now });
  if (regret !== "possible" || !balance)
    throw new ProblemError(regret === "possible" ? "refund-points-spent" : refusals[regret]);
  await table.transact([remember, whileOpen(userId), ...beginRefundWrites(purchase, balance, now)]);
};

/** Takes a purchase back: first its points, and what is owed is written down; then the money is asked for, now or, where that fails, later. */
export const regretPurchase = async (world: PurchasesWorld, input: RegretPurchase): Promise<Purchase> => {
  const { userId, idempotencyKey: key, purchaseId } = input;
  const { system } = world;
  await once(
    world.table,
    { userId, key, content: { purchaseId }, now: system.now() },
    Outcome,
    async (remember) => {
      await untilFresh(system, () => begin(world, input, remember({})));
      return {};
    },
  );
  await finishRefund(world, purchaseId);
  return showOwnPurchase(world, userId, purchaseId);
};
