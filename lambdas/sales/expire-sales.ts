import { planReturn } from "./end-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import { dayMilliseconds, lastReminder } from "#lambdas/shared/sales/new-sale.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** The buyer is reminded on these days, counted from the one on which they were written to first. */
const reminders = [lastReminder, 14, 3] as const;

export type ExpiryContext = Pick<SalesContext, "table" | "system"> & {
  /** Tells the operators what could not be done. */
  readonly reportFailure: (saleId: string, error: unknown) => void;
};

/** What is due for a sale on a day; undefined for nothing. Of reminders that were missed only the last is sent. */
const dueFor = (
  { soldAt, invitedAt = soldAt, uninvited, claimableUntil, remindedOn = 0 }: SaleItem,
  now: Date,
): "expiry" | number | undefined => {
  if (claimableUntil <= now.toISOString()) return "expiry";
  if (uninvited === true) return undefined;
  const days = (now.getTime() - Date.parse(invitedAt)) / dayMilliseconds;
  const reached = reminders.find((day) => days >= day);
  return reached !== undefined && remindedOn < reached ? reached : undefined;
};

const remind = ({ table }: ExpiryContext, sale: SaleItem, day: number): Promise<void> =>
  table.transact([
    update(keys.sale(sale.storeId, sale.saleId))
      .set({ remindedOn: day })
      .remove("textWithheld")
      .add("version", 1)
      .expect("state", "waiting", "stale")
      .expect("version", sale.version, "stale"),
  ]);

const expire = async (context: ExpiryContext, sale: SaleItem): Promise<void> => {
  const at = context.system.now();
  await context.table.transact(await planReturn(context, sale, { by: "time", at }));
};

/** One that is claimed or changed in the same moment is not due any more, or is looked at tomorrow. */
const lookAt = async (context: ExpiryContext, sale: SaleItem) => {
  const due = dueFor(sale, context.system.now());
  if (due === undefined) return "waiting";
  try {
    await (due === "expiry" ? expire(context, sale) : remind(context, sale, due));
    return due === "expiry" ? "expired" : "reminded";
  } catch (error) {
    if (failedWith(error, "stale") || failedWith(error, "sale-ended")) return "waiting";
    context.reportFailure(sale.saleId, error);
    return "failed";
  }
};

export type Expiries = { readonly expired: number; readonly reminded: number; readonly failed: number };

/** Reminds the buyers of all bikes that wait, and gives back to their stores those that nobody has claimed in time. Wherever this was interrupted, the next run goes on. */
export const expireSales = async (context: ExpiryContext): Promise<Expiries> => {
  const outcomes: string[] = [];
  const waiting = { index: "gsi1", partition: lists.waitingSales(), schema: SaleItem, limit: 25 } as const;
  for await (const page of pages(context.table, waiting))
    for (const sale of page) outcomes.push(await lookAt(context, sale));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), reminded: count("reminded"), failed: count("failed") };
};
