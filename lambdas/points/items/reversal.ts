import * as z from "zod";

/** Maps a payment to its purchase, because a dispute names only the payment. */
export const PaymentItem = z.object({
  entity: z.literal("payment"),
  paymentId: z.string(),
  purchaseId: z.string(),
  expiresAt: z.number().int(),
});

/** A payment returned to the buyer by a dispute at their bank or by a refund made at Stripe. */
export const ReversalItem = z.object({
  entity: z.literal("reversal"),
  id: z.string(),
  paymentId: z.string(),
  kind: z.enum(["dispute", "refund"]),
  /** In öre. */
  amount: z.number().int(),
  /** In the payment service's words, as is `reason`. */
  status: z.string(),
  reason: z.string().optional(),
  since: z.iso.datetime(),
  /** The deadline for an answer. */
  dueBy: z.iso.datetime().optional(),
  /** The time of the payment service's event, in epoch seconds. */
  saidAt: z.number().int(),
  expiresAt: z.number().int(),
});
export type ReversalItem = z.infer<typeof ReversalItem>;
