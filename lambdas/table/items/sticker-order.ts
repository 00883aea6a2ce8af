import * as z from "zod";

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
  state: z.enum(["pending"]),
  createdAt: z.iso.datetime(),
});
export type StickerOrderItem = z.infer<typeof StickerOrderItem>;
