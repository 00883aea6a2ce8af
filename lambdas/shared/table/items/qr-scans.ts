import * as z from "zod";

/** How often the page of a code was opened on one day in Sweden, and nothing of by whom or when that day. */
export const QrScansItem = z.object({
  entity: z.literal("qrScans"),
  uid: z.string(),
  day: z.iso.date(),
  count: z.number().int(),
  expiresAt: z.number().int(),
});
export type QrScansItem = z.infer<typeof QrScansItem>;
