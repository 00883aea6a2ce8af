import * as z from "zod";

/** Leads from the code of a sticker to its bike. */
export const QrCodeItem = z.object({
  entity: z.literal("qrCode"),
  uid: z.string(),
  bikeId: z.string(),
  frameNumber: z.string(),
});
export type QrCodeItem = z.infer<typeof QrCodeItem>;
