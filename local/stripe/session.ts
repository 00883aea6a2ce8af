import * as z from "zod";

export const Method = z.enum(["card", "swish", "klarna"]);
export type Method = z.infer<typeof Method>;

/** A payment page and the money behind it, as it is kept here. */
export const StoredSession = z.object({
  id: z.string(),
  createdAt: z.number(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  status: z.enum(["open", "complete", "expired"]),
  amount: z.number(),
  currency: z.string(),
  item: z.string(),
  email: z.string().optional(),
  locale: z.string(),
  methods: z.array(Method),
  metadata: z.record(z.string(), z.string()),
  reference: z.string().optional(),
  successUrl: z.string(),
  cancelUrl: z.string().optional(),
  intentId: z.string(),
  intentMetadata: z.record(z.string(), z.string()),
  intentStatus: z.enum(["requires_payment_method", "processing", "succeeded"]),
  method: Method.optional(),
  chargeId: z.string().optional(),
  /** What the bank will say of a payment that waits. */
  outcome: z.enum(["succeeded", "failed"]).optional(),
  refund: z
    .object({
      id: z.string(),
      status: z.enum(["succeeded", "failed"]),
      metadata: z.record(z.string(), z.string()),
    })
    .optional(),
});
export type StoredSession = z.infer<typeof StoredSession>;

const seconds = (millis: number): number => Math.floor(millis / 1000);

export const isRefunded = ({ refund }: StoredSession): boolean => refund?.status === "succeeded";

export const chargeOf = (session: StoredSession): object | null => {
  const { chargeId: id, intentId, amount, currency, intentMetadata: metadata, method } = session;
  if (id === undefined) return null;
  const refunded = isRefunded(session);
  return {
    id,
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: refunded ? amount : 0,
    currency,
    livemode: false,
    metadata,
    paid: true,
    payment_intent: intentId,
    payment_method_details: { type: method, ...(method !== undefined && { [method]: {} }) },
    refunded,
    status: "succeeded",
  };
};

const intentOf = (session: StoredSession): object => {
  const { intentId: id, amount, currency, intentMetadata: metadata, intentStatus: status } = session;
  return {
    id,
    object: "payment_intent",
    amount,
    currency,
    livemode: false,
    metadata,
    status,
    latest_charge: chargeOf(session),
  };
};

export const refundOf = ({ refund, amount, currency, intentId, chargeId }: StoredSession): object => ({
  ...refund,
  object: "refund",
  amount,
  currency,
  payment_intent: intentId,
  charge: chargeId,
});

/** The session as the API shows it; `expanded` puts the payment itself in the place of its id. */
export const sessionOf = (session: StoredSession, payAt: string, expanded = false): object => {
  const { id, amount, currency, email, locale, status, intentStatus, methods } = session;
  return {
    id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl ?? null,
    client_reference_id: session.reference ?? null,
    created: seconds(session.createdAt),
    currency,
    customer_email: email ?? null,
    expires_at: seconds(session.expiresAt),
    livemode: false,
    locale,
    metadata: session.metadata,
    mode: "payment",
    // Until someone pays there is no payment.
    payment_intent: status === "complete" ? (expanded ? intentOf(session) : session.intentId) : null,
    payment_method_types: methods,
    payment_status: intentStatus === "succeeded" ? "paid" : "unpaid",
    status,
    success_url: session.successUrl,
    url: status === "open" ? payAt : null,
  };
};
