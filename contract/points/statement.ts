import * as z from "zod";
import { PointsReason } from "./reason.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { addMonths, isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { startOfSwedishMonth } from "#contract/platform/swedish-day.ts";

/** A month in Swedish time, `2026-11`. */
export const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** The first moments, in Swedish time, of a month and of the next. */
export const monthBounds = (month: string): { readonly from: Date; readonly to: Date } => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { from: startOfSwedishMonth(year, number), to: startOfSwedishMonth(year, number + 1) };
};

/** Months, in Swedish time, from that of `since` to the current one, newest first. */
export const monthsSince = (since: Date, now: Date): string[] => {
  const months: string[] = [];
  const first = isoDate(swedishDate(since)).slice(0, 7);
  const last = { ...swedishDate(now), day: 1 };
  for (let month = last; isoDate(month).slice(0, 7) >= first; month = addMonths(month, -1))
    months.push(isoDate(month).slice(0, 7));
  return months;
};

const StatementRow = z.object({
  at: z.iso.datetime(),
  reason: PointsReason,
  /** The employee who made the change, if any. */
  by: z.string().optional(),
  /** The bike, order number or administrator's reason. */
  text: z.string().optional(),
  /** The store's own reference for a purchase. */
  reference: z.string().optional(),
  /** Negative when spent. */
  amount: z.number().int(),
  balanceAfter: z.number().int(),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** A page of a month's rows, oldest first. `opening` and `closing` are the balances of the whole month. */
export const StatementPart = z.object({
  store: z.string(),
  month: Month,
  opening: z.number().int(),
  closing: z.number().int(),
  items: z.array(StatementRow),
  cursor: z.string().optional(),
});
export type StatementPart = z.infer<typeof StatementPart>;

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
