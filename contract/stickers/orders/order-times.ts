import * as z from "zod";
import { type OrderState, unsentStates } from "./machine.ts";

export const OrderTimes = z.object({
  createdAt: z.iso.datetime(),
  /** Set when the customer or store was notified of a delay. */
  delayedAt: z.iso.datetime().optional(),
  packedAt: z.iso.datetime().optional(),
  sentAt: z.iso.datetime().optional(),
  deliveredAt: z.iso.datetime().optional(),
  completedAt: z.iso.datetime().optional(),
  cancelledAt: z.iso.datetime().optional(),
  cancelledBy: z.enum(["customer", "admin"]).optional(),
  /** The administrator's reason for cancelling, shown to the customer or store. */
  reason: z.string().optional(),
});
export type OrderTimes = z.infer<typeof OrderTimes>;

type Delayed = { readonly state: OrderState; readonly delayedAt?: string | undefined };

/** True while the customer of a delayed order waits for it to be sent. */
export const isDelayed = ({ state, delayedAt }: Delayed): boolean =>
  delayedAt !== undefined && unsentStates.includes(state);
