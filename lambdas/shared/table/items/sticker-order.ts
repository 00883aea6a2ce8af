import * as z from "zod";
import { StickerOrderState } from "#contract/orders/sticker-orders.ts";

export const StickerOrderItem = z.object({
  entity: z.literal("stickerOrder"),
  id: z.string(),
  userId: z.string(),
  orderNumber: z.string(),
  bikeId: z.string(),
  bike: z.string(),
  /** What the stickers say. */
  qrUid: z.string(),
  count: z.number().int(),
  points: z.number().int(),
  address: z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
  state: StickerOrderState,
  createdAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().optional(),
  cancelledBy: z.enum(["customer", "admin"]).optional(),
  reason: z.string().optional(),
});
export type StickerOrderItem = z.infer<typeof StickerOrderItem>;
