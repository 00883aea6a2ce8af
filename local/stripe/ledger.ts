import { randomBytes } from "node:crypto";

import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";

import { type StoredEvent, newEvent } from "./event.ts";
import { type Method, StoredSession, chargeOf, isRefunded, refundOf, sessionOf } from "./session.ts";
import type { NewRefund, NewSession } from "./session-requests.ts";
import { StripeError, missing } from "./stripe-error.ts";

const kind = "session";
const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

/** How a refund ends here. `refused`: at once. `failed`: after it was promised. */
export type RefundManner = "succeed" | "refused" | "failed";

type Options = {
  readonly clock: Clock;
  readonly records: Records;
  readonly payAt: (sessionId: string) => string;
  /** Hears what has happened, in its order. */
  readonly tell: (events: readonly StoredEvent[]) => void;
};

/** What people have begun to pay, and have paid. */
export const openLedger = ({ clock, records, payAt, tell }: Options) => {
  const keep = (session: StoredSession): StoredSession => {
    records.put(kind, session.id, session);
    return session;
  };
  const all = (): StoredSession[] => records.list(kind).map(({ value }) => StoredSession.parse(value));
  const event = (type: string, object: object | null): StoredEvent => newEvent(type, object, clock.now());
  const sessionEvent = (type: string, session: StoredSession): StoredEvent =>
    event(`checkout.session.${type}`, sessionOf(session, payAt(session.id)));

  const ranOut = (session: StoredSession): StoredSession => {
    const expired = keep({ ...session, status: "expired" });
    tell([sessionEvent("expired", expired)]);
    return expired;
  };
  const find = (id: string): StoredSession => {
    const found = StoredSession.safeParse(records.get(kind, id));
    if (!found.success) throw missing("checkout.session", id);
    const session = found.data;
    return session.status === "open" && session.expiresAt <= clock.now() ? ranOut(session) : session;
  };
  const openOne = (id: string): StoredSession => {
    const session = find(id);
    if (session.status !== "open")
      throw new StripeError(400, `Only Checkout Sessions with a status in ["open"] can be expired or paid.`);
    return session;
  };

  const settle = (id: string, outcome: "succeeded" | "failed"): StoredSession => {
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

  return {
    find,
    all,
    settle,
    create: (wanted: NewSession): StoredSession => {
      const now = clock.now();
      const lines = wanted.line_items;
      return keep({
        id: idOf("cs_test"),
        createdAt: now,
        expiresAt: wanted.expires_at === undefined ? now + 86_400_000 : wanted.expires_at * 1000,
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
    },
    expire: (id: string): StoredSession => ranOut(openOne(id)),
    /** Ends the pages whose time has come. */
    sweep: (): void => {
      for (const { id, status } of all()) if (status === "open") find(id);
    },
    /** A card is charged at once; the others wait for a bank, which says `outcome` later. */
    pay: (id: string, method: Method, outcome?: "succeeded" | "failed"): StoredSession => {
      const session = { ...openOne(id), method, status: "complete" } as const;
      if (method !== "card") {
        const waiting = keep({ ...session, intentStatus: "processing", outcome });
        tell([sessionEvent("completed", waiting)]);
        return waiting;
      }
      const paid = keep({ ...session, intentStatus: "succeeded", chargeId: idOf("ch") });
      tell([event("charge.succeeded", chargeOf(paid)), sessionEvent("completed", paid)]);
      return paid;
    },
    refund: ({ payment_intent, metadata }: NewRefund, manner: RefundManner): StoredSession => {
      const session = all().find(({ intentId }) => intentId === payment_intent);
      if (!session) throw missing("payment_intent", payment_intent);
      if (session.intentStatus !== "succeeded")
        throw new StripeError(400, "This PaymentIntent has no successful charge to refund.");
      if (isRefunded(session))
        throw new StripeError(400, "Charge has already been refunded.", { code: "charge_already_refunded" });
      if (manner === "refused")
        throw new StripeError(400, "Insufficient funds.", { code: "balance_insufficient" });
      const status = manner === "failed" ? "failed" : "succeeded";
      const refunded = keep({ ...session, refund: { id: idOf("re"), status, metadata } });
      tell(
        status === "failed"
          ? [event("refund.failed", refundOf(refunded))]
          : [event("charge.refunded", chargeOf(refunded))],
      );
      return refunded;
    },
  };
};
export type Ledger = ReturnType<typeof openLedger>;
