import { type Books, type BooksOptions, idOf, openBooks } from "./books.ts";
import { type Method, type StoredSession, chargeOf, isRefunded, refundOf } from "./session.ts";
import type { NewRefund, NewSession } from "./session-requests.ts";
import { StripeError, missing } from "./stripe-error.ts";

const dayMillis = 86_400_000;

/** How a refund ends here. `refused`: at once. `failed`: after it was promised. */
export type RefundManner = "succeed" | "refused" | "failed";

type Outcome = "succeeded" | "failed";

const create = ({ clock, keep }: Books, wanted: NewSession): StoredSession => {
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
  });
};

/** A card is charged at once; the others wait for a bank, which says `outcome` later. */
const pay = (books: Books, id: string, method: Method, outcome?: Outcome): StoredSession => {
  const { keep, tell, event, sessionEvent } = books;
  const session = { ...books.findOpen(id), method, status: "complete" } as const;
  if (method !== "card") {
    const waiting = keep({ ...session, intentStatus: "processing", outcome });
    tell([sessionEvent("completed", waiting)]);
    return waiting;
  }
  const paid = keep({ ...session, intentStatus: "succeeded", chargeId: idOf("ch") });
  tell([event("charge.succeeded", chargeOf(paid)), sessionEvent("completed", paid)]);
  return paid;
};

const settle = ({ find, keep, tell, event, sessionEvent }: Books, id: string, outcome: Outcome) => {
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

const refund = (books: Books, { payment_intent, metadata }: NewRefund, manner: RefundManner) => {
  const session = books.all().find(({ intentId }) => intentId === payment_intent);
  if (!session) throw missing("payment_intent", payment_intent);
  if (session.intentStatus !== "succeeded")
    throw new StripeError(400, "This PaymentIntent has no successful charge to refund.");
  if (isRefunded(session))
    throw new StripeError(400, "Charge has already been refunded.", { code: "charge_already_refunded" });
  if (manner === "refused")
    throw new StripeError(400, "Insufficient funds.", { code: "balance_insufficient" });
  const status = manner === "failed" ? "failed" : "succeeded";
  const refunded = books.keep({ ...session, refund: { id: idOf("re"), status, metadata } });
  const told =
    status === "failed"
      ? books.event("refund.failed", refundOf(refunded))
      : books.event("charge.refunded", chargeOf(refunded));
  books.tell([told]);
  return refunded;
};

/** What people have begun to pay, and have paid. */
export const openLedger = (options: BooksOptions) => {
  const books = openBooks(options);
  const { find, all, findOpen, runOut } = books;
  return {
    find,
    all,
    create: (wanted: NewSession) => create(books, wanted),
    expire: (id: string) => runOut(findOpen(id)),
    pay: (id: string, method: Method, outcome?: Outcome) => pay(books, id, method, outcome),
    settle: (id: string, outcome: Outcome) => settle(books, id, outcome),
    refund: (wanted: NewRefund, manner: RefundManner) => refund(books, wanted, manner),
    /** Ends the pages whose time has come. */
    sweep: (): void => {
      for (const { id, status } of all()) if (status === "open") find(id);
    },
  };
};
export type Ledger = ReturnType<typeof openLedger>;
