import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Entry, entryWrites } from "./entry-writes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** An entry that takes `points`, given as a positive number. */
export type Spending = Omit<Entry, "amount"> & { readonly points: number };

export type PlannedSpending = {
  readonly actions: readonly Action[];
  readonly before: number;
  readonly after: number;
};

/** Takes points from a balance that has been read. Fails with `stale` if it has changed since. */
export const spendingWrites = (balance: BalanceItem, { points, ...entry }: Spending): readonly Action[] =>
  entryWrites(balance, { ...entry, amount: -points });

/** Reads the balance and plans to take points from it. Throws `insufficient-points` with the number needed and held; on `stale` the caller plans again. */
export const planSpending = async (table: Table, spending: Spending): Promise<PlannedSpending> => {
  const { userId, points } = spending;
  const balance = await table.get(keys.balance(userId), BalanceItem);
  const before = balance?.points ?? 0;
  if (!balance || before < points) {
    throw new ProblemError("insufficient-points", { params: { needed: points, points: before } });
  }
  return { before, after: before - points, actions: spendingWrites(balance, spending) };
};
