import type { PaymentMethod } from "#contract/points/purchases.ts";
import {
  PaymentError,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSnapshot,
} from "#lambdas/points/purchases/payment-provider.ts";

type Page = {
  readonly id: string;
  readonly request: PaymentRequest;
  state: PaymentSnapshot["state"];
  readonly paymentId: string;
  method?: PaymentMethod;
  refunded: boolean;
};

/** An event as Stripe writes it, with the page as it was when the event was created. */
export type SentEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { object: object };
};

let made = 0;
const serial = (): number => (made += 1);

/** An in-memory payment service that behaves like Stripe: the same page for the same purchase, final ends, and refunds made once. */
export const aPaymentService = () => {
  const pages = new Map<string, Page>();
  const refunds = new Map<string, "done" | "refused">();
  const events: SentEvent[] = [];
  const conduct = { down: false, refunds: "succeed" as "succeed" | "refused" | "failed" };

  const pageOf = (id: string): Page => {
    const page = pages.get(id);
    if (!page) throw new PaymentError("refused", "There is no such page");
    return page;
  };
  const sessionOf = ({ id, request, state, paymentId }: Page): object => ({
    id,
    object: "checkout.session",
    status: state === "open" || state === "expired" ? state : "complete",
    payment_status: state === "paid" ? "paid" : "unpaid",
    amount_total: request.price,
    currency: "sek",
    metadata: { purchase: request.purchaseId },
    payment_intent: paymentId,
  });
  const tell = (type: string, object: object): SentEvent => {
    const number = serial();
    const event = { id: `evt_${number}`, type, created: number, data: { object } };
    events.push(event);
    return event;
  };
  const tellOfPage = (what: string, page: Page): SentEvent =>
    tell(`checkout.session.${what}`, sessionOf(page));
  const chargeOf = ({ request, method, refunded }: Page): object => ({
    metadata: { purchase: request.purchaseId },
    payment_method_details: { type: method },
    refunded,
  });
  const reach = (): void => {
    if (conduct.down) throw new PaymentError("down", "Nobody answers");
  };

  const provider: PaymentProvider = {
    open: async (request) => {
      reach();
      const known = [...pages.values()].find((page) => page.request.purchaseId === request.purchaseId);
      const id = known?.id ?? `cs_${serial()}`;
      if (!known) pages.set(id, { id, request, state: "open", paymentId: `pi_${id}`, refunded: false });
      return { sessionId: id, payAt: `https://pay.example/${id}` };
    },
    ask: async (sessionId) => {
      reach();
      const { id, request, state, paymentId, method } = pageOf(sessionId);
      const { purchaseId, price: amount } = request;
      return { purchaseId, sessionId: id, state, amount, currency: "sek", paymentId, method };
    },
    end: async (sessionId) => {
      reach();
      const page = pageOf(sessionId);
      if (page.state !== "open") throw new PaymentError("refused", "It is not open");
      page.state = "expired";
      tellOfPage("expired", page);
    },
    refund: async ({ purchaseId, paymentId, attempt }) => {
      reach();
      const page = [...pages.values()].find((one) => one.paymentId === paymentId);
      if (page?.state !== "paid") throw new PaymentError("refused", "Nothing was paid");
      const key = `${purchaseId}-${attempt}`;
      const before = refunds.get(key);
      if (before === "refused" || (before === undefined && conduct.refunds === "refused")) {
        refunds.set(key, "refused");
        throw new PaymentError("refused", "Insufficient funds");
      }
      if (before !== undefined || page.refunded) return;
      refunds.set(key, "done");
      if (conduct.refunds === "failed") {
        const metadata = { purchase: purchaseId, attempt: String(attempt) };
        tell("refund.failed", { metadata, status: "failed" });
        return;
      }
      page.refunded = true;
      tell("charge.refunded", chargeOf(page));
    },
  };

  const tellOfReversal = (type: string, object: object): SentEvent =>
    tell(type, { currency: "sek", ...object });
  const reversals = {
    /** A refund made in the service's dashboard, which names only the payment. */
    refundElsewhere: (payment_intent: string, amount: number, over: object = {}) => {
      const refund = { id: `re_${serial()}`, object: "refund", payment_intent, amount, status: "succeeded" };
      const told = { ...refund, created: 1_763_640_000, metadata: {}, ...over };
      return { ...told, event: tellOfReversal("refund.created", told) };
    },
    /** A dispute as the service describes it after each step. */
    dispute: (payment_intent: string, amount: number) => {
      const dispute = {
        id: `du_${serial()}`,
        object: "dispute",
        payment_intent,
        charge: "ch_1",
        amount,
        reason: "fraudulent",
        created: 1_763_640_000,
        evidence_details: { due_by: 1_764_590_399 },
        metadata: {},
      };
      const say = (step: string, status: string) =>
        tellOfReversal(`charge.dispute.${step}`, { ...dispute, status });
      return { id: dispute.id, say };
    },
    tell: tellOfReversal,
  };

  return {
    provider,
    reversals,
    conduct,
    events,
    pages: (): readonly Page[] => [...pages.values()],
    pageOfPurchase: (purchaseId: string): Page | undefined =>
      [...pages.values()].find((page) => page.request.purchaseId === purchaseId),
    /** Cards are charged at once; other methods wait for a bank. */
    pay: (sessionId: string, method: PaymentMethod = "card"): void => {
      const page = pageOf(sessionId);
      if (page.state !== "open") return;
      page.method = method;
      page.state = method === "card" ? "paid" : "processing";
      if (method === "card") tell("charge.succeeded", chargeOf(page));
      tellOfPage("completed", page);
    },
    bankSays: (sessionId: string, outcome: "paid" | "failed"): void => {
      const page = pageOf(sessionId);
      if (page.state !== "processing") return;
      page.state = outcome;
      if (outcome === "paid") tell("charge.succeeded", chargeOf(page));
      tellOfPage(outcome === "paid" ? "async_payment_succeeded" : "async_payment_failed", page);
    },
    runOut: (sessionId: string): void => {
      const page = pageOf(sessionId);
      if (page.state !== "open") return;
      page.state = "expired";
      tellOfPage("expired", page);
    },
  };
};
export type PaymentService = ReturnType<typeof aPaymentService>;
