import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import type { BalanceItem } from "#lambdas/people/items/person.ts";
import type { PointsReason } from "#contract/points/reason.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type Entry = {
  readonly userId: string;
  /** Negative when spent. */
  readonly amount: number;
  readonly reason: PointsReason;
  /** The id of the bike, purchase or order, or of the administrator. */
  readonly reference: string;
  readonly text?: string;
  /** The employee, when a store's points change. */
  readonly by?: string | undefined;
  /** Reversed payments and frauds take their points even if they were spent, so the balance can become negative. */
  readonly mayOwe?: true;
  readonly at: Date;
};

/** Changes a balance and adds the row to its ledger. Fails with `stale` if the balance has changed since it was read, `insufficient-points` if it is too low. */
export const entryWrites = (balance: BalanceItem, entry: Entry): readonly Action[] => {
  const { userId, amount, reason, reference, text, by, mayOwe, at } = entry;
  const points = balance.points + amount;
  const version = balance.version + 1;
  const row = { userId, reason, amount, balanceAfter: points, reference, text, by, at: at.toISOString() };
  const changed = update(keys.balance(userId))
    .set({ points, version, changedAt: row.at })
    .expect("version", balance.version, "stale");
  const isSpending = amount < 0 && mayOwe === undefined;
  return [
    isSpending ? changed.expectAtLeast("points", -amount, "insufficient-points") : changed,
    put(keys.ledgerRow(userId, version), "ledger", row).expectNew("stale"),
  ];
};
