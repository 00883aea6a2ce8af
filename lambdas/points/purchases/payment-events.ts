import * as z from "zod";
import type { PaymentMethod } from "#contract/points/purchases.ts";
import { Session, methodOf, snapshotOf } from "./stripe-sessions.ts";
import type { ReportedReversal } from "#lambdas/points/reversals/record-reversal.ts";
import type { StatusUpdate } from "./settle-purchase.ts";

/** A purchase's new state or payment method, or a reversal; undefined for events that do not concern us. */
export type PaymentEvent = {
  readonly id: string;
  readonly update?: StatusUpdate;
  readonly method?: { readonly purchaseId: string; readonly method: PaymentMethod };
  readonly reversal?: ReportedReversal;
};

const Charge = z.object({
  metadata: z.object({ purchase: z.string() }),
  payment_method_details: z.object({ type: z.string() }).nullish(),
  refunded: z.boolean(),
});

const OwnRefund = z.object({
  metadata: z.object({ purchase: z.string(), attempt: z.coerce.number().int() }),
  status: z.string(),
});

const seconds = z
  .number()
  .int()
  .transform((at) => new Date(at * 1000).toISOString());

/** Our own payments are always in kronor. */
const Reversal = z.object({
  id: z.string().min(1),
  object: z.enum(["dispute", "refund"]),
  payment_intent: z.string().min(1),
  amount: z.number().int(),
  currency: z.literal("sek"),
  status: z.string(),
  reason: z.string().nullish(),
  created: seconds,
  evidence_details: z.object({ due_by: seconds.nullish() }).nullish(),
});

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number().int(),
  data: z.object({ object: z.unknown() }),
});

const sessionUpdate = (
  object: unknown,
  status: StatusUpdate["status"] | undefined,
): Pick<PaymentEvent, "update"> => {
  const session = Session.safeParse(object);
  // The Stripe account may sell other things too.
  if (!session.success) return {};
  const snapshot = snapshotOf(session.data);
  const { state, purchaseId } = snapshot;
  const update = status ?? (state === "open" ? undefined : state);
  return update === undefined ? {} : { update: { purchaseId, status: update, snapshot } };
};

const chargeMethod = (object: unknown): Pick<PaymentEvent, "method"> => {
  const charge = Charge.safeParse(object).data;
  const type = charge?.payment_method_details?.type;
  if (!charge || type === undefined) return {};
  return { method: { purchaseId: charge.metadata.purchase, method: methodOf(type) } };
};

const chargeRefunded = (object: unknown): Pick<PaymentEvent, "update"> => {
  const charge = Charge.safeParse(object).data;
  return charge?.refunded ? { update: { purchaseId: charge.metadata.purchase, status: "refunded" } } : {};
};

const refundFailed = (object: unknown): Pick<PaymentEvent, "update"> => {
  const refund = OwnRefund.safeParse(object).data;
  if (refund?.status !== "failed") return {};
  const { purchase: purchaseId, attempt } = refund.metadata;
  return { update: { purchaseId, status: "refund-failed", refund: attempt } };
};

/** A dispute, or a refund that we did not request. */
const reversed = (object: unknown, saidAt: number): Pick<PaymentEvent, "reversal"> => {
  const reversal = Reversal.safeParse(object).data;
  if (!reversal || OwnRefund.safeParse(object).success) return {};
  const { id, object: kind, payment_intent: paymentId, amount, status, created: since } = reversal;
  const reason = reversal.reason ?? undefined;
  const dueBy = reversal.evidence_details?.due_by ?? undefined;
  return { reversal: { id, kind, paymentId, amount, status, reason, since, dueBy, saidAt } };
};

const readObject = (type: string, object: unknown, at: number): Omit<PaymentEvent, "id"> => {
  switch (type) {
    case "checkout.session.completed":
      return sessionUpdate(object, undefined);
    case "checkout.session.async_payment_succeeded":
      return sessionUpdate(object, "paid");
    case "checkout.session.async_payment_failed":
      return sessionUpdate(object, "failed");
    case "checkout.session.expired":
      return sessionUpdate(object, "expired");
    case "charge.succeeded":
      return chargeMethod(object);
    case "charge.refunded":
      return chargeRefunded(object);
    case "refund.failed":
      return { ...refundFailed(object), ...reversed(object, at) };
    case "refund.created":
    case "refund.updated":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return reversed(object, at);
    default:
      return {};
  }
};

/** Parses an event whose signature has been verified. */
export const readPaymentEvent = (event: unknown): PaymentEvent => {
  const { id, type, created, data } = Event.parse(event);
  return { id, ...readObject(type, data.object, created) };
};
