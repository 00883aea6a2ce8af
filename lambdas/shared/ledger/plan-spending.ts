import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Entry, entryWrites } from "./entry-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** As an entry, with the points as many as are taken. */
export type Spending = Omit<Entry, "amount"> & { readonly points: number };

export type PlannedSpending = {
  readonly actions: readonly Action[];
  readonly before: number;
  readonly after: number;
};

/** The writes that take points from this very balance, which must hold as many, and enter them in its ledger. They fail with `stale` once it has changed. */
export const spendingWrites = (balance: BalanceItem, { points, ...entry }: Spending): readonly Action[] =>
  entryWrites(balance, { ...entry, amount: -points });

/**
 * The writes that take points from a balance and enter them in its ledger. They hold only for the balance as it was read: another spending in between makes the transaction fail with `stale`, and the plan is made again.
 * Throws `insufficient-points` with how many are needed and there.
 */
export const planSpending = async (table: Table, spending: Spending): Promise<PlannedSpending> => {
  const { userId, points } = spending;
  const balance = await table.get(keys.balance(userId), BalanceItem);
  const before = balance?.points ?? 0;
  if (!balance || before < points) {
    throw new ProblemError("insufficient-points", { params: { needed: points, points: before } });
  }
  return { before, after: before - points, actions: spendingWrites(balance, spending) };
};
