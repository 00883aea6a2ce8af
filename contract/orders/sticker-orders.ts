import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { type OrderFacts, OrderState } from "#contract/orders/machine.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { PostalCode } from "#contract/postal-code.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** An address in Sweden. */
export const ShippingAddress = z.object({
  name: requiredText(100),
  street: requiredText(100),
  postalCode: PostalCode,
  city: requiredText(60),
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

/** No letter holds more. */
export const mostStickers = 10;

export const StickerOrderForm = z.object({
  bikeId: BikeId,
  count: z.number().int().min(1).max(mostStickers),
  address: ShippingAddress,
});
export type StickerOrderForm = z.infer<typeof StickerOrderForm>;

/** `pending`: nobody has begun with it. `cancelled`: the points are back. */
export const StickerOrderState = OrderState.extract(["pending", "cancelled"]);
export type StickerOrderState = z.infer<typeof StickerOrderState>;

/** Stickers by post, paid with points; `prices.sticker` each. */
export const StickerOrder = z.object({
  id: z.string().regex(/^stickers_[0-9A-Za-z]{20,40}$/),
  /** CR-YYMMDD-XXXXXX: what the buyer names it by. */
  orderNumber: z.string(),
  bikeId: BikeId,
  /** The bike as its owner calls it, when the order was made. */
  bike: z.string(),
  count: z.number().int(),
  points: z.number().int(),
  address: ShippingAddress.extend({ postalCode: z.string() }),
  state: StickerOrderState,
  createdAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().optional(),
  cancelledBy: z.enum(["customer", "admin"]).optional(),
  /** Why an administrator has cancelled it, for its customer to read. */
  reason: z.string().optional(),
});
export type StickerOrder = z.infer<typeof StickerOrder>;

/** What decides what may become of it. No codes are linked to orders of stickers: they say the code of the bike. */
export const stickerOrderFacts = ({ state, count }: Pick<StickerOrder, "state" | "count">): OrderFacts => ({
  kind: "customer",
  state,
  wanted: count,
  linked: 0,
});

/** An order as administrators see it. */
const AnyStickerOrder = StickerOrder.extend({ userId: z.string() });
export type AnyStickerOrder = z.infer<typeof AnyStickerOrder>;

export const stickerOrderRoutes = defineRoutes({
  orderStickers: {
    method: "POST",
    path: "/sticker-orders",
    access: "customer",
    summary: "Order stickers for your bike by post, for points",
    body: StickerOrderForm,
    response: z.object({
      order: StickerOrder,
      /** What is left of the balance. */
      points: z.number().int(),
    }),
    idempotent: true,
    problems: ["bike-not-found", "bike-under-review", "insufficient-points"],
  },
  listStickerOrders: {
    method: "GET",
    path: "/sticker-orders",
    access: "customer",
    summary: "List your sticker orders, newest first",
    query: PageQuery,
    response: pageOf(StickerOrder),
    problems: ["invalid-cursor"],
  },
  cancelStickerOrder: {
    method: "POST",
    path: "/sticker-orders/{orderId}/cancellation",
    access: "customer",
    summary: "Cancel your sticker order before it is packed; the points are refunded",
    params: z.object({ orderId: StickerOrder.shape.id }),
    response: StickerOrder,
    problems: ["sticker-order-not-found", "sticker-order-ended"],
  },
  listAllStickerOrders: {
    method: "GET",
    path: "/admin/sticker-orders",
    access: "admin",
    summary: "List all sticker orders in one state; waiting ones oldest first, others newest first",
    query: PageQuery.extend({ state: StickerOrderState.default("pending") }),
    response: pageOf(AnyStickerOrder),
    problems: ["invalid-cursor"],
  },
  cancelAnyStickerOrder: {
    method: "POST",
    path: "/admin/sticker-orders/{userId}/{orderId}/cancellation",
    access: "admin",
    summary: "Cancel a person's sticker order with a reason; the points are refunded, and it is recorded",
    params: z.object({ userId: z.uuid(), orderId: StickerOrder.shape.id }),
    body: z.object({ reason: requiredText(500) }),
    response: AnyStickerOrder,
    problems: ["sticker-order-not-found", "sticker-order-ended"],
  },
});
