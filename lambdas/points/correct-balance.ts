import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { BalanceItem } from "#lambdas/people/items/person.ts";

type Correction = { readonly amount: number; readonly version: number };

/** The points after an administrator's correction, which must have seen the current balance and cannot take more than it has. */
export const correctBalance = (balance: BalanceItem, { amount, version }: Correction): number => {
  if (balance.version !== version) throw new ProblemError("balance-changed");
  const points = balance.points + amount;
  if (amount < 0 && points < 0)
    throw new ProblemError("balance-too-low", { params: { points: balance.points } });
  return points;
};
