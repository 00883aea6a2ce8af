import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import { unsentStates } from "#contract/stickers/orders/machine.ts";
import { workingDaysAfter } from "#contract/platform/working-days.ts";
import { orderNews } from "#lambdas/stickers/order-notifications.ts";
import { delayWrite } from "#lambdas/stickers/order-writes.ts";
import type { OrdersContext } from "./orders-context.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { OrderItem } from "#lambdas/stickers/items/order.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

type Context = Pick<OrdersContext, "table" | "system">;

/** Orders are sent within this many working days. */
const daysToSend = 5;

const isLate = ({ createdAt }: OrderItem, now: Date): boolean =>
  isoDate(swedishDate(now)) > isoDate(workingDaysAfter(swedishDate(new Date(createdAt)), daysToSend));

const notify = async (context: Context, order: OrderItem): Promise<boolean> => {
  const { table, system } = context;
  const { changes, notifications } = await orderNews(context, order, "delayed");
  try {
    await table.transact([
      delayWrite(order, { ...changes, delayedAt: system.now().toISOString() }),
      ...notifications,
    ]);
    return true;
  } catch (error) {
    // The order was just sent, cancelled or changed: tomorrow's run checks it again.
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

const unsent = OrderParty.options.flatMap((party) => unsentStates.map((state) => ({ party, state })));

/** Notifies customers and stores once when their order is late. The list is oldest first, so it stops at the first order on time. */
export const notifyDelays = async (context: Context): Promise<number> => {
  const now = context.system.now();
  let notified = 0;
  for (const { party, state } of unsent) {
    const partition = lists.ordersInState(party, state);
    const list = { index: "gsi2", partition, schema: OrderItem, limit: 25 } as const;
    for await (const page of pages(context.table, list)) {
      for (const order of page)
        if (isLate(order, now) && order.delayedAt === undefined && (await notify(context, order)))
          notified += 1;
      if (page.some((order) => !isLate(order, now))) break;
    }
  }
  return notified;
};
