import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { OrderState } from "./machine.ts";
import { OrderTimes } from "./order-times.ts";
import { OrderNumber } from "#contract/points/receipts.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

const Address = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

const shared = {
  orderNumber: OrderNumber,
  state: OrderState,
  count: z.number().int(),
  linked: z.number().int(),
  /** Missing only for stores that never gave an address. */
  address: Address.optional(),
  ...OrderTimes.shape,
};

export const Order = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("customer"),
    ...shared,
    customer: z.string(),
    bikeId: BikeId,
    bike: z.string(),
    frameNumber: z.string(),
    points: z.number().int(),
  }),
  z.object({
    kind: z.enum(["qr_order", "inventory_order"]),
    ...shared,
    storeId: z.string(),
    store: z.string(),
    item: z.string().optional(),
    batchId: z.string().optional(),
  }),
]);
export type Order = z.infer<typeof Order>;

export const OrderParty = z.enum(["customer", "store"]);
export type OrderParty = z.infer<typeof OrderParty>;
const ByNumber = z.object({ orderNumber: OrderNumber });
const moved = ["order-not-found", "order-moved"] as const;
const linking = [...moved, "frame-number-missing"] as const;

export const adminOrderRoutes = defineRoutes({
  listOrders: {
    method: "GET",
    path: "/admin/orders",
    access: "admin",
    summary: "List orders, newest first; without a state all but the cancelled ones",
    query: PageQuery.extend({
      party: OrderParty.optional(),
      state: OrderState.optional(),
    }),
    response: pageOf(Order),
    problems: ["invalid-cursor"],
  },
  countOrders: {
    method: "GET",
    path: "/admin/orders/counts",
    access: "admin",
    summary: "Count orders of customers and stores, waiting and finished ones",
    response: z.object({
      customer: z.number().int(),
      store: z.number().int(),
      pending: z.number().int(),
      /** Customers' orders that are sent, delivered or completed, and stores' that are completed. */
      completed: z.number().int(),
    }),
    problems: [],
  },
  getOrder: {
    method: "GET",
    path: "/admin/orders/{orderNumber}",
    access: "admin",
    summary: "Get an order by its number",
    params: ByNumber,
    response: Order,
    problems: ["order-not-found"],
  },
  listOrderCodes: {
    method: "GET",
    path: "/admin/orders/{orderNumber}/codes",
    access: "admin",
    summary: "List the codes of an order in the order in which they are printed",
    params: ByNumber,
    query: PageQuery,
    response: pageOf(z.object({ uid: z.uuid() })),
    problems: ["order-not-found", "invalid-cursor"],
  },
  makeOrderCodes: {
    method: "POST",
    path: "/admin/orders/{orderNumber}/codes",
    access: "admin",
    summary: "Make codes that an order still lacks, at most 50 at a time; call again until it has them all",
    params: ByNumber,
    response: Order,
    problems: linking,
  },
  linkOrderCode: {
    method: "POST",
    path: "/admin/orders/{orderNumber}/codes/{uid}",
    access: "admin",
    summary: "Link a printed sticker to the bike that an order is for",
    params: ByNumber.extend({ uid: z.uuid() }),
    response: Order,
    problems: [...linking, "qr-code-taken"],
  },
  unlinkOrderCode: {
    method: "DELETE",
    path: "/admin/orders/{orderNumber}/codes/{uid}",
    access: "admin",
    summary: "Take a sticker out of an order that is not packed yet",
    params: ByNumber.extend({ uid: z.uuid() }),
    response: Order,
    problems: [...moved, "qr-not-found"],
  },
  takeOrderStep: {
    method: "POST",
    path: "/admin/orders/{orderNumber}/steps/{step}",
    access: "admin",
    summary: "Take an order one step on: approve, pack, unpack, send, deliver or complete it",
    params: ByNumber.extend({
      step: z.enum(["approve", "pack", "unpack", "send", "deliver", "complete"]),
    }),
    response: Order,
    problems: [...moved, "no-code-linked", "no-codes-made"],
  },
  cancelOrder: {
    method: "POST",
    path: "/admin/orders/{orderNumber}/cancellation",
    access: "admin",
    summary: "Cancel an order with a reason; points are refunded, codes are freed, and it is recorded",
    params: ByNumber,
    body: z.object({ reason: requiredText(500) }),
    response: Order,
    problems: moved,
  },
  overrideOrderState: {
    method: "POST",
    path: "/admin/orders/{orderNumber}/override",
    access: "admin",
    summary: "Set the state of an order by hand, with a reason that is recorded",
    params: ByNumber,
    body: z.object({ state: OrderState.exclude(["cancelled"]), reason: requiredText(500) }),
    response: Order,
    problems: moved,
  },
});
