import { type SessionStore, type SessionStoreOptions, idOf, openSessionStore } from "./session-store.ts";
import {
  type Method,
  type DisputeStatus,
  type StoredRefund,
  type StoredSession,
  chargeOf,
  disputeOf,
  isRefunded,
  refundOf,
  refundedOre,
} from "./session.ts";
import type { NewRefund, NewSession } from "./session-requests.ts";
import { StripeError, missing } from "./stripe-error.ts";

const dayMillis = 86_400_000;

/** `refused` fails at once, `failed` fails after the refund was accepted. */
export type RefundManner = "succeed" | "refused" | "failed";

type Outcome = "succeeded" | "failed";

const create = ({ clock, keep }: SessionStore, wanted: NewSession): StoredSession => {
  const now = clock.now();
  const { line_items: lines, expires_at: until } = wanted;
  return keep({
    id: idOf("cs_test"),
    createdAt: now,
    expiresAt: until === undefined ? now + dayMillis : until * 1000,
    status: "open",
    amount: lines.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0),
    currency: "sek",
    item: lines.map(({ price_data }) => price_data.product_data.name).join(", "),
    email: wanted.customer_email,
    locale: wanted.locale,
    methods: wanted.allowed_payment_method_types ?? ["card"],
    metadata: wanted.metadata,
    reference: wanted.client_reference_id,
    successUrl: wanted.success_url,
    cancelUrl: wanted.cancel_url,
    intentId: idOf("pi"),
    intentMetadata: wanted.payment_intent_data.metadata,
    intentStatus: "requires_payment_method",
    refunds: [],
  });
};

/** Charges a card at once; the other methods wait for the bank, which reports `outcome` later. */
const pay = (store: SessionStore, id: string, method: Method, outcome?: Outcome): StoredSession => {
  const { keep, tell, event, sessionEvent } = store;
  const session = { ...store.findOpen(id), method, status: "complete" } as const;
  if (method !== "card") {
    const waiting = keep({ ...session, intentStatus: "processing", outcome });
    tell([sessionEvent("completed", waiting)]);
    return waiting;
  }
  const paid = keep({ ...session, intentStatus: "succeeded", chargeId: idOf("ch") });
  tell([event("charge.succeeded", chargeOf(paid)), sessionEvent("completed", paid)]);
  return paid;
};

const settle = ({ find, keep, tell, event, sessionEvent }: SessionStore, id: string, outcome: Outcome) => {
  const session = find(id);
  if (session.intentStatus !== "processing") throw new StripeError(400, "No bank is asked about it.");
  if (outcome === "failed") {
    const failed = keep({ ...session, intentStatus: "requires_payment_method" });
    tell([sessionEvent("async_payment_failed", failed)]);
    return failed;
  }
  const paid = keep({ ...session, intentStatus: "succeeded", chargeId: idOf("ch") });
  tell([event("charge.succeeded", chargeOf(paid)), sessionEvent("async_payment_succeeded", paid)]);
  return paid;
};

type Refunded = { readonly session: StoredSession; readonly refund: StoredRefund };

const refund = (
  store: SessionStore,
  { payment_intent, amount: wanted, metadata }: NewRefund,
  manner: RefundManner,
): Refunded => {
  const session = store.all().find(({ intentId }) => intentId === payment_intent);
  if (!session) throw missing("payment_intent", payment_intent);
  if (session.intentStatus !== "succeeded")
    throw new StripeError(400, "This PaymentIntent has no successful charge to refund.");
  if (isRefunded(session))
    throw new StripeError(400, "Charge has already been refunded.", { code: "charge_already_refunded" });
  if (manner === "refused")
    throw new StripeError(400, "Insufficient funds.", { code: "balance_insufficient" });
  const left = session.amount - refundedOre(session);
  const amount = wanted ?? left;
  if (amount > left) throw new StripeError(400, `Refund amount is greater than unrefunded amount on charge.`);
  const status = manner === "failed" ? "failed" : "succeeded";
  const made: StoredRefund = { id: idOf("re"), createdAt: store.clock.now(), amount, status, metadata };
  const refunded = store.keep({ ...session, refunds: [...session.refunds, made] });
  const created = store.event("refund.created", refundOf(refunded, { ...made, status: "succeeded" }));
  store.tell([
    created,
    status === "failed"
      ? store.event("refund.failed", refundOf(refunded, made))
      : store.event("charge.refunded", chargeOf(refunded)),
  ]);
  return { session: refunded, refund: made };
};

/** Opens a dispute at the buyer's bank; an inquiry withdraws no money yet. */
const dispute = (
  store: SessionStore,
  id: string,
  amount: number | undefined,
  isInquiry: boolean,
): StoredSession => {
  const session = store.find(id);
  if (session.chargeId === undefined || session.dispute !== undefined)
    throw new StripeError(400, "There is no charge to dispute.");
  const status = isInquiry ? "warning_needs_response" : "needs_response";
  const createdAt = store.clock.now();
  const disputed = store.keep({
    ...session,
    dispute: { id: idOf("du"), createdAt, amount: amount ?? session.amount, status },
  });
  const steps = isInquiry ? ["created"] : ["created", "funds_withdrawn"];
  store.tell(steps.map((step) => store.event(`charge.dispute.${step}`, disputeOf(disputed))));
  return disputed;
};

const moveDispute = (store: SessionStore, id: string, status: DisputeStatus): StoredSession => {
  const session = store.find(id);
  if (session.dispute === undefined) throw new StripeError(400, "Nobody disputes it.");
  const moved = store.keep({ ...session, dispute: { ...session.dispute, status } });
  const isOver = status === "won" || status === "lost" || status === "warning_closed";
  const steps = [isOver ? "closed" : "updated", ...(status === "won" ? ["funds_reinstated"] : [])];
  store.tell(steps.map((step) => store.event(`charge.dispute.${step}`, disputeOf(moved))));
  return moved;
};

export const openLedger = (options: SessionStoreOptions) => {
  const store = openSessionStore(options);
  const { find, all, findOpen, runOut } = store;
  return {
    find,
    all,
    create: (wanted: NewSession) => create(store, wanted),
    expire: (id: string) => runOut(findOpen(id)),
    pay: (id: string, method: Method, outcome?: Outcome) => pay(store, id, method, outcome),
    settle: (id: string, outcome: Outcome) => settle(store, id, outcome),
    dispute: (id: string, amount: number | undefined, isInquiry: boolean) =>
      dispute(store, id, amount, isInquiry),
    moveDispute: (id: string, status: DisputeStatus) => moveDispute(store, id, status),
    refund: (wanted: NewRefund, manner: RefundManner) => refund(store, wanted, manner),
    /** `find` expires the sessions whose time is over. */
    sweep: (): void => {
      for (const { id, status } of all()) if (status === "open") find(id);
    },
  };
};
export type Ledger = ReturnType<typeof openLedger>;
