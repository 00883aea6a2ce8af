import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { unsentStates } from "#contract/orders/machine.ts";
import { workingDaysAfter } from "#contract/working-days.ts";
import { orderNews } from "#lambdas/shared/orders/order-news.ts";
import { delayWrite } from "#lambdas/shared/orders/order-writes.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { StickerOrderItem } from "#lambdas/shared/table/items/order.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

type Context = Pick<OrdersContext, "table" | "system">;

/** Stickers are sent within as many working days. */
const daysToSend = 5;

const isLate = ({ createdAt }: StickerOrderItem, now: Date): boolean =>
  isoDate(swedishDate(now)) > isoDate(workingDaysAfter(swedishDate(new Date(createdAt)), daysToSend));

const tell = async ({ table, system }: Context, order: StickerOrderItem): Promise<boolean> => {
  try {
    await table.transact([
      delayWrite(order, system.now().toISOString()),
      ...orderNews(system, order, "stickers-delayed"),
    ]);
    return true;
  } catch (error) {
    // It was sent or cancelled in this moment, or is looked at tomorrow.
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/** Tells customers once that their stickers have not been sent in time. The list begins with the oldest, so it is read as far as something can be late. */
export const tellOfDelays = async (context: Context): Promise<number> => {
  const now = context.system.now();
  let told = 0;
  for (const state of unsentStates) {
    const partition = lists.ordersInState("customer", state);
    const list = { index: "gsi2", partition, schema: StickerOrderItem, limit: 25 } as const;
    for await (const page of pages(context.table, list)) {
      for (const order of page)
        if (isLate(order, now) && order.delayedAt === undefined && (await tell(context, order))) told += 1;
      if (page.some((order) => !isLate(order, now))) break;
    }
  }
  return told;
};
