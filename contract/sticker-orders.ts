import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { rule } from "#contract/field-rules.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** Five digits, with or without the space in the middle, which is how it is kept: `123 45`. */
const PostalCode = z
  .string(rule("required"))
  .transform((typed) => typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^[1-9]\d{4}$/, rule("format")))
  .transform((digits) => `${digits.slice(0, 3)} ${digits.slice(3)}`);

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
  state: z.enum(["pending"]),
  createdAt: z.iso.datetime(),
});
export type StickerOrder = z.infer<typeof StickerOrder>;

export const stickerOrderRoutes = defineRoutes({
  orderStickers: {
    method: "POST",
    path: "/sticker-orders",
    access: "customer",
    summary: "Order stickers with the code of one's own bike by post, for points",
    body: StickerOrderForm,
    response: z.object({
      order: StickerOrder,
      /** What is left of the balance. */
      points: z.number().int(),
    }),
    idempotent: true,
    endsWithSession: true,
    problems: ["bike-not-found", "bike-under-review", "insufficient-points"],
  },
  listStickerOrders: {
    method: "GET",
    path: "/sticker-orders",
    access: "customer",
    summary: "What stickers one has ordered, the newest first",
    query: PageQuery,
    response: pageOf(StickerOrder),
    endsWithSession: true,
    problems: ["invalid-cursor"],
  },
});
