import * as z from "zod";
import { PointsReason } from "./reason.ts";
import { defineRoutes } from "#contract/route.ts";
import { startOfSwedishMonth } from "#contract/swedish-day.ts";

/** A month in Sweden, `2026-11`. */
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** The first moment of a month in Sweden, and that of the month after it. */
export const monthBounds = (month: string): { readonly from: Date; readonly to: Date } => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { from: startOfSwedishMonth(year, number), to: startOfSwedishMonth(year, number + 1) };
};

/** A row of a store's ledger. */
const StatementRow = z.object({
  at: z.iso.datetime(),
  reason: PointsReason,
  /** Who of the store did it, where someone of the store did. */
  by: z.string().optional(),
  /** What it was for: a bike, an order number, what an administrator gave as their reason. */
  text: z.string().optional(),
  /** The store's own, of a purchase. */
  reference: z.string().optional(),
  /** Negative when spent. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** A part of a month's rows, in their order. Balances are those of the whole month. */
export const StatementPart = z.object({
  store: z.string(),
  month: Month,
  opening: z.number().int(),
  closing: z.number().int(),
  items: z.array(StatementRow),
  cursor: z.string().optional(),
});
export type StatementPart = z.infer<typeof StatementPart>;

/** What came and went for each reason, in the order in which they are first met. */
export const sumsByReason = (
  rows: readonly Pick<StatementRow, "reason" | "amount">[],
): readonly { readonly reason: PointsReason; readonly count: number; readonly amount: number }[] => {
  const sums = new Map<PointsReason, { count: number; amount: number }>();
  for (const { reason, amount } of rows) {
    const before = sums.get(reason) ?? { count: 0, amount: 0 };
    sums.set(reason, { count: before.count + 1, amount: before.amount + amount });
  }
  return [...sums].map(([reason, sum]) => ({ reason, ...sum }));
};

export const statementRoutes = defineRoutes({
  getStatement: {
    method: "GET",
    path: "/store/points/statement",
    access: "store",
    summary: "Get what came to the points of your store and what went in a month, the oldest first",
    query: z.object({ month: Month, cursor: z.string().max(500).optional() }),
    response: StatementPart,
    problems: ["forbidden", "invalid-cursor"],
  },
});
