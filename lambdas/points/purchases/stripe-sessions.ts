import * as z from "zod";
import { PaymentMethod } from "#contract/points/purchases.ts";
import type { PaymentSnapshot } from "./payment-provider.ts";

export const methodOf = (type: unknown): PaymentMethod => PaymentMethod.catch("other").parse(type);

const Charge = z.object({ payment_method_details: z.object({ type: z.string() }).nullish() });
const Intent = z.object({
  id: z.string(),
  status: z.string().optional(),
  latest_charge: z.union([z.string(), Charge]).nullish(),
});

/** The fields of a Checkout Session that we use. */
export const Session = z.object({
  id: z.string().min(1),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: z.number().int(),
  currency: z.string(),
  metadata: z.object({ purchase: z.string() }),
  payment_intent: z.union([z.string(), Intent]).nullish(),
});
export type Session = z.infer<typeof Session>;

/** A completed but unpaid page waits for the bank, unless its payment intent has failed. */
const stateOf = ({ status, payment_status, payment_intent }: Session): PaymentSnapshot["state"] => {
  if (status !== "complete") return status;
  if (payment_status === "paid") return "paid";
  const intent = typeof payment_intent === "object" ? payment_intent?.status : undefined;
  return intent === "requires_payment_method" || intent === "canceled" ? "failed" : "processing";
};

const chargeOf = ({ payment_intent: intent }: Session) => {
  const charge = typeof intent === "object" ? intent?.latest_charge : undefined;
  return typeof charge === "object" ? charge : undefined;
};

export const snapshotOf = (session: Session): PaymentSnapshot => {
  const { id: sessionId, amount_total: amount, currency, metadata, payment_intent: intent } = session;
  const type = chargeOf(session)?.payment_method_details?.type;
  return {
    purchaseId: metadata.purchase,
    sessionId,
    state: stateOf(session),
    amount,
    currency,
    paymentId: typeof intent === "object" ? intent?.id : intent,
    method: type === undefined ? undefined : methodOf(type),
  };
};
