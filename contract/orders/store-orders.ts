import * as z from "zod";
import { OrderNumber } from "./admin-orders.ts";
import { OrderState } from "./machine.ts";
import { OrderTimes } from "./order-times.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** As many codes as one run makes. */
export const mostCodesOrdered = 1000;
export const mostGoodsOrdered = 100;
/** Signs that name goods. */
export const longestItem = 100;

/** Codes for customers to register with, or goods without codes, such as a stand. */
export const StoreOrderForm = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("qr_order"), count: z.number().int().min(1).max(mostCodesOrdered) }),
  z.object({
    kind: z.literal("inventory_order"),
    item: requiredText(longestItem),
    count: z.number().int().min(1).max(mostGoodsOrdered),
  }),
]);
export type StoreOrderForm = z.infer<typeof StoreOrderForm>;

export const StoreOrder = z.object({
  orderNumber: OrderNumber,
  kind: z.enum(["qr_order", "inventory_order"]),
  state: OrderState,
  count: z.number().int(),
  linked: z.number().int(),
  item: z.string().optional(),
  ...OrderTimes.shape,
});
export type StoreOrder = z.infer<typeof StoreOrder>;

export const storeOrderRoutes = defineRoutes({
  placeStoreOrder: {
    method: "POST",
    path: "/store/orders",
    access: "store",
    summary: "Order codes for your customers to register with, or goods",
    body: StoreOrderForm,
    response: StoreOrder,
    idempotent: true,
    problems: ["forbidden", "store-suspended"],
  },
  listStoreOrders: {
    method: "GET",
    path: "/store/orders",
    access: "store",
    summary: "List the orders of your store, newest first",
    query: PageQuery,
    response: pageOf(StoreOrder),
    problems: ["invalid-cursor", "forbidden"],
  },
});
