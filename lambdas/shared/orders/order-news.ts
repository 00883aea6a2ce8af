import type { System } from "#lambdas/system.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { OrderItem } from "#lambdas/shared/table/items/order.ts";

type News = "stickers-sent" | "stickers-delayed" | "stickers-cancelled";

/** Tells the customer of an order. Stores see theirs on their own pages. */
export const orderNews = (system: Pick<System, "newId" | "now">, order: OrderItem, what: News): Action[] => {
  if (order.entity !== "stickerOrder") return [];
  const { userId, points } = order;
  const link = "/order?tab=stickers";
  const news = { userId, type: "order_status", params: { what, points }, link } as const;
  return [notificationWrite(news, system.newId("notification"), system.now())];
};
