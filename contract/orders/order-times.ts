import * as z from "zod";
import { type OrderState, unsentStates } from "./machine.ts";

/** When an order came where, and how it ended. */
export const OrderTimes = z.object({
  createdAt: z.iso.datetime(),
  /** When its customer was told that it takes longer than it should. */
  delayedAt: z.iso.datetime().optional(),
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

type Delayed = { readonly state: OrderState; readonly delayedAt?: string | undefined };

/** Whether its customer was told of a delay and still waits for it to be sent. */
export const isDelayed = ({ state, delayedAt }: Delayed): boolean =>
  delayedAt !== undefined && unsentStates.includes(state);
