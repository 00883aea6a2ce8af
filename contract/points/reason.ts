import * as z from "zod";

export const PointsReason = z.enum([
  "purchase",
  "registration",
  "sticker",
  "sticker_refund",
  "transfer_hold",
  "transfer_capture",
  "transfer_release",
  "reward",
  "refund",
  "reversal",
  "forfeiture",
  "admin_adjust",
]);
export type PointsReason = z.infer<typeof PointsReason>;
