import * as z from "zod";

export const Method = z.enum(["card", "swish", "klarna"]);
export type Method = z.infer<typeof Method>;

const StoredRefund = z.object({
  id: z.string(),
  createdAt: z.number(),
  amount: z.number(),
  status: z.enum(["succeeded", "failed"]),
  metadata: z.record(z.string(), z.string()),
});
export type StoredRefund = z.infer<typeof StoredRefund>;

export const DisputeStatus = z.enum([
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "needs_response",
  "under_review",
  "won",
  "lost",
]);
export type DisputeStatus = z.infer<typeof DisputeStatus>;

const StoredDispute = z.object({
  id: z.string(),
  createdAt: z.number(),
  amount: z.number(),
  status: DisputeStatus,
});

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
  /** The later decision of the bank on a pending payment. */
  outcome: z.enum(["succeeded", "failed"]).optional(),
  refunds: z.array(StoredRefund),
  dispute: StoredDispute.optional(),
});
export type StoredSession = z.infer<typeof StoredSession>;

const seconds = (millis: number): number => Math.floor(millis / 1000);

export const refundedOre = ({ refunds }: StoredSession): number =>
  refunds.reduce((sum, { status, amount }) => sum + (status === "succeeded" ? amount : 0), 0);

export const isRefunded = (session: StoredSession): boolean => refundedOre(session) === session.amount;

export const chargeOf = (session: StoredSession): object | null => {
  const { chargeId: id, intentId, amount, currency, intentMetadata: metadata, method } = session;
  if (id === undefined) return null;
  return {
    id,
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: refundedOre(session),
    currency,
    livemode: false,
    metadata,
    paid: true,
    payment_intent: intentId,
    payment_method_details: { type: method, ...(method !== undefined && { [method]: {} }) },
    disputed: session.dispute !== undefined,
    refunded: isRefunded(session),
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

export const refundOf = (
  { currency, intentId, chargeId }: StoredSession,
  { createdAt, ...refund }: StoredRefund,
): object => ({
  ...refund,
  object: "refund",
  created: seconds(createdAt),
  currency,
  payment_intent: intentId,
  charge: chargeId,
  reason: null,
});

/** The bank waits this long for an answer. */
const answerMillis = 9 * 86_400_000;

/** A dispute has no metadata of its payment. */
export const disputeOf = ({ dispute, currency, intentId, chargeId }: StoredSession): object | null => {
  if (dispute === undefined) return null;
  const { createdAt, ...known } = dispute;
  return {
    ...known,
    object: "dispute",
    balance_transactions: [],
    charge: chargeId,
    created: seconds(createdAt),
    currency,
    evidence_details: {
      due_by: seconds(createdAt + answerMillis),
      has_evidence: known.status.endsWith("under_review"),
      past_due: false,
      submission_count: known.status.endsWith("under_review") ? 1 : 0,
    },
    is_charge_refundable: known.status.startsWith("warning_"),
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason: "fraudulent",
  };
};

/** Formats the session for the API; `expanded` embeds the payment instead of its id. */
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
    // A session has no payment until someone pays.
    payment_intent: status === "complete" ? (expanded ? intentOf(session) : session.intentId) : null,
    payment_method_types: methods,
    payment_status: intentStatus === "succeeded" ? "paid" : "unpaid",
    status,
    success_url: session.successUrl,
    url: status === "open" ? payAt : null,
  };
};
