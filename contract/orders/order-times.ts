import * as z from "zod";

/** When an order came where, and how it ended. */
export const OrderTimes = z.object({
  createdAt: z.iso.datetime(),
  packedAt: z.iso.datetime().optional(),
  sentAt: z.iso.datetime().optional(),
  deliveredAt: z.iso.datetime().optional(),
  completedAt: z.iso.datetime().optional(),
  cancelledAt: z.iso.datetime().optional(),
  cancelledBy: z.enum(["customer", "admin"]).optional(),
  /** Why an administrator has cancelled it, for the person who ordered to read. */
  reason: z.string().optional(),
});
export type OrderTimes = z.infer<typeof OrderTimes>;
