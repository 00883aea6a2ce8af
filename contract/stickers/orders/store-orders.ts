import * as z from "zod";
import { maxCodesOrdered } from "#contract/shops/max-codes-ordered.ts";
import { OrderNumber } from "#contract/points/receipts.ts";
import { OrderState } from "./machine.ts";
import { OrderTimes } from "./order-times.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const maxGoodsPerOrder = 100;
export const maxItemLength = 100;

/** Orders codes to register customers with, or goods without codes, such as a stand. */
export const StoreOrderForm = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("qr_order"), count: z.number().int().min(1).max(maxCodesOrdered) }),
  z.object({
    kind: z.literal("inventory_order"),
    item: requiredText(maxItemLength),
    count: z.number().int().min(1).max(maxGoodsPerOrder),
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

const ByNumber = z.object({ orderNumber: OrderNumber });
const ordered = ["forbidden", "store-suspended", "order-not-found", "order-moved"] as const;

export const storeOrderRoutes = defineRoutes({
  placeStoreOrder: {
    method: "POST",
    path: "/store/orders",
    access: "store",
    needsTerms: true,
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
  cancelStoreOrder: {
    method: "POST",
    path: "/store/orders/{orderNumber}/cancellation",
    access: "store",
    summary: "Cancel an order of your store before it is packed",
    params: ByNumber,
    response: StoreOrder,
    problems: ordered,
  },
  receiveStoreOrder: {
    method: "POST",
    path: "/store/orders/{orderNumber}/arrival",
    access: "store",
    summary: "Say that an order of your store has arrived",
    params: ByNumber,
    response: StoreOrder,
    problems: ordered,
  },
});
