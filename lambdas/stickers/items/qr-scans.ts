import * as z from "zod";

/** Scans of a code per Swedish day, without person or time of day. */
export const QrScansItem = z.object({
  entity: z.literal("qrScans"),
  uid: z.string(),
  day: z.iso.date(),
  count: z.number().int(),
  expiresAt: z.number().int(),
});
export type QrScansItem = z.infer<typeof QrScansItem>;
