import * as z from "zod";
import type { PaymentMethod } from "#contract/points.ts";
import { Session, methodOf, wordOf } from "#lambdas/purchases/stripe-sessions.ts";
import type { Saying } from "#lambdas/purchases/settle-purchase.ts";

/** What an event of the payment service says: how a purchase stands, how it was paid, or nothing that concerns us. */
export type PaymentEvent = {
  readonly id: string;
  readonly saying?: Saying;
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

const sessionSaying = (object: unknown, said: Saying["said"] | undefined): Pick<PaymentEvent, "saying"> => {
  const session = Session.safeParse(object);
  // Somebody sells other things on the same account.
  if (!session.success) return {};
  const word = wordOf(session.data);
  const { state, purchaseId } = word;
  const saying = said ?? (state === "open" ? undefined : state);
  return saying === undefined ? {} : { saying: { purchaseId, said: saying, word } };
};

const chargeMethod = (object: unknown): Pick<PaymentEvent, "method"> => {
  const charge = Charge.safeParse(object).data;
  const type = charge?.payment_method_details?.type;
  if (!charge || type === undefined) return {};
  return { method: { purchaseId: charge.metadata.purchase, method: methodOf(type) } };
};

const chargeRefunded = (object: unknown): Pick<PaymentEvent, "saying"> => {
  const charge = Charge.safeParse(object).data;
  return charge?.refunded ? { saying: { purchaseId: charge.metadata.purchase, said: "refunded" } } : {};
};

const refundFailed = (object: unknown): Pick<PaymentEvent, "saying"> => {
  const refund = Refund.safeParse(object).data;
  if (refund?.status !== "failed") return {};
  const { purchase: purchaseId, attempt } = refund.metadata;
  return { saying: { purchaseId, said: "refund-failed", refund: attempt } };
};

const readObject = (type: string, object: unknown): Omit<PaymentEvent, "id"> => {
  switch (type) {
    case "checkout.session.completed":
      return sessionSaying(object, undefined);
    case "checkout.session.async_payment_succeeded":
      return sessionSaying(object, "paid");
    case "checkout.session.async_payment_failed":
      return sessionSaying(object, "failed");
    case "checkout.session.expired":
      return sessionSaying(object, "expired");
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
