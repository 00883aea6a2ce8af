import { planReturn } from "./end-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import { dayMilliseconds, lastReminder } from "#lambdas/shops/new-sale.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** Days after the invitation, latest first. */
const reminderDays = [lastReminder, 14, 3] as const;

export type ExpiryContext = Pick<SalesContext, "table" | "system"> & {
  readonly reportFailure: (saleId: string, error: unknown) => void;
};

/** Of several missed reminders only the latest is due. */
const dueFor = (
  { soldAt, invitedAt = soldAt, uninvited, claimableUntil, remindedOn = 0 }: SaleItem,
  now: Date,
): "expiry" | number | undefined => {
  if (claimableUntil <= now.toISOString()) return "expiry";
  if (uninvited === true) return undefined;
  const days = (now.getTime() - Date.parse(invitedAt)) / dayMilliseconds;
  const reached = reminderDays.find((day) => days >= day);
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

/** A sale that changes meanwhile is skipped until the next run. */
const processSale = async (context: ExpiryContext, sale: SaleItem) => {
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

/** Reminds buyers and returns expired sales to their stores. The next run resumes after an interruption. */
export const expireSales = async (context: ExpiryContext): Promise<Expiries> => {
  const outcomes: string[] = [];
  const waiting = { index: "gsi1", partition: lists.waitingSales(), schema: SaleItem, limit: 25 } as const;
  for await (const page of pages(context.table, waiting))
    for (const sale of page) outcomes.push(await processSale(context, sale));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return { expired: count("expired"), reminded: count("reminded"), failed: count("failed") };
};
