import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import type { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { PointsReason } from "#contract/points/reason.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Points that come or go. */
export type Entry = {
  readonly userId: string;
  /** Negative when spent. */
  readonly amount: number;
  readonly reason: PointsReason;
  /** What the points are for, a bike or an order. */
  readonly reference: string;
  /** What the person is told of it. */
  readonly text?: string;
  /** Who did it, where the points are a store's. */
  readonly by?: string | undefined;
  readonly at: Date;
};

/** The writes that change this very balance, which must hold as many as are taken, and enter that in its ledger. They fail with `stale` once it has changed. */
export const entryWrites = (balance: BalanceItem, entry: Entry): readonly Action[] => {
  const { userId, amount, reason, reference, text, by, at } = entry;
  const points = balance.points + amount;
  const version = balance.version + 1;
  const row = { userId, reason, amount, balanceAfter: points, reference, text, by, at: at.toISOString() };
  return [
    update(keys.balance(userId))
      .set({ points, version, changedAt: row.at })
      .expect("version", balance.version, "stale")
      .expectAtLeast("points", Math.max(0, -amount), "insufficient-points"),
    put(keys.ledgerRow(userId, version), "ledger", row).expectNew("stale"),
  ];
};
