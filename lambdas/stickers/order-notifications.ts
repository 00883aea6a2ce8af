import type { System } from "#lambdas/platform/system.ts";
import { membersOf } from "#lambdas/shops/members/members-of.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { OrderItem } from "#lambdas/stickers/items/order.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = {
  readonly table: Pick<Table, "query">;
  readonly system: Pick<System, "newId" | "now">;
};
type OrderChange = "accepted" | "sent" | "delayed" | "cancelled";
type OrderNews = {
  /** Fields to store with the order's change of state. */
  readonly changes: { readonly recipients?: readonly string[] };
  readonly notifications: readonly Action[];
};

const noNews: OrderNews = { changes: {}, notifications: [] };

/** Notifies the customer of an order, or the store's owners and the member who ordered. */
export const orderNews = async (
  { table, system }: Context,
  order: OrderItem,
  change: OrderChange | undefined,
): Promise<OrderNews> => {
  if (change === undefined) return noNews;
  const notify = (userId: string, params: Readonly<Record<string, string | number>>, link: string): Action =>
    notificationWrite(
      { userId, type: "order_status", params, link },
      system.newId("notification"),
      system.now(),
    );
  if (order.entity === "stickerOrder") {
    const params = { what: `stickers-${change}`, points: order.points };
    return change === "accepted"
      ? noNews
      : { changes: {}, notifications: [notify(order.userId, params, "/order?tab=stickers")] };
  }
  const members = await membersOf(table, order.storeId);
  const recipients = members
    .filter(({ role, userId }) => role === "owner" || userId === order.orderedBy)
    .map(({ userId }) => userId);
  const params = { what: `store-order-${change}`, number: order.orderNumber };
  return {
    changes: { recipients },
    notifications: recipients.map((userId) => notify(userId, params, "/store-inventory")),
  };
};
