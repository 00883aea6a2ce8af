import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { OrderState } from "./machine.ts";
import { OrderTimes } from "./order-times.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PostalCode } from "#contract/platform/postal-code.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const ShippingAddress = z.object({
  name: requiredText(100),
  street: requiredText(100),
  postalCode: PostalCode,
  city: requiredText(60),
});
export type ShippingAddress = z.infer<typeof ShippingAddress>;

/** One letter holds no more. */
export const maxStickersPerOrder = 10;

export const StickerOrderForm = z.object({
  bikeId: BikeId,
  count: z.number().int().min(1).max(maxStickersPerOrder),
  address: ShippingAddress,
});
export type StickerOrderForm = z.infer<typeof StickerOrderForm>;

/** Stickers sent by post, at `prices.sticker` points each. */
export const StickerOrder = z.object({
  id: z.string().regex(/^stickers_[0-9A-Za-z]{20,40}$/),
  /** CR-YYMMDD-XXXXXX, the number that the buyer sees. */
  orderNumber: z.string(),
  bikeId: BikeId,
  bike: z.string(),
  count: z.number().int(),
  points: z.number().int(),
  address: ShippingAddress.extend({ postalCode: z.string() }),
  state: OrderState,
  linked: z.number().int(),
  ...OrderTimes.shape,
});
export type StickerOrder = z.infer<typeof StickerOrder>;

export const stickerOrderRoutes = defineRoutes({
  orderStickers: {
    method: "POST",
    path: "/sticker-orders",
    access: "customer",
    needsTerms: true,
    summary: "Order stickers for your bike by post, for points",
    body: StickerOrderForm,
    response: z.object({
      order: StickerOrder,
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
    problems: ["order-not-found", "order-moved"],
  },
  receiveStickerOrder: {
    method: "POST",
    path: "/sticker-orders/{orderId}/arrival",
    access: "customer",
    summary: "Say that the stickers you ordered have arrived",
    params: z.object({ orderId: StickerOrder.shape.id }),
    response: StickerOrder,
    problems: ["order-not-found", "order-moved"],
  },
});
