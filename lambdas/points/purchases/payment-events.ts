import * as z from "zod";
import type { PaymentMethod } from "#contract/points/purchases.ts";
import { Session, methodOf, snapshotOf } from "./stripe-sessions.ts";
import type { StatusUpdate } from "./settle-purchase.ts";

/** What an event of the payment service says: how a purchase stands, how it was paid, or nothing that concerns us. */
export type PaymentEvent = {
  readonly id: string;
  readonly update?: StatusUpdate;
  readonly method?: { readonly purchaseId: string; readonly method: PaymentMethod };
};

const Charge = z.object({
  metadata: z.object({ purchase: z.string() }),
  payment_method_details: z.object({ type: z.string() }).nullish(),
  /** All of it, not a part. */
  refunded: z.boolean(),
});

const Refund = z.object({
  metadata: z.object({ purchase: z.string(), attempt: z.coerce.number().int() }),
  status: z.string(),
});

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

const sessionUpdate = (
  object: unknown,
  status: StatusUpdate["status"] | undefined,
): Pick<PaymentEvent, "update"> => {
  const session = Session.safeParse(object);
  // Someone sells other things on the same account.
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
  const refund = Refund.safeParse(object).data;
  if (refund?.status !== "failed") return {};
  const { purchase: purchaseId, attempt } = refund.metadata;
  return { update: { purchaseId, status: "refund-failed", refund: attempt } };
};

const readObject = (type: string, object: unknown): Omit<PaymentEvent, "id"> => {
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
      return refundFailed(object);
    default:
      return {};
  }
};

/** Reads an event whose signature has been checked. */
export const readPaymentEvent = (event: unknown): PaymentEvent => {
  const { id, type, data } = Event.parse(event);
  return { id, ...readObject(type, data.object) };
};
