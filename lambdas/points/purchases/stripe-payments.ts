import Stripe from "stripe";
import type { Language } from "#contract/people/accounts.ts";
import { PaymentError, type PaymentProvider, type PaymentRequest, type Refund } from "./payment-provider.ts";
import { Session, snapshotOf } from "./stripe-sessions.ts";

/** Below API Gateway's limit of 30 s, and short enough for a waiting buyer. */
const timeoutMilliseconds = 8000;

const productName = {
  sv: (points: number) => `${points.toLocaleString("sv")} poäng`,
  en: (points: number) => `${points.toLocaleString("en")} points`,
} as const satisfies Record<Language, (points: number) => string>;

type Settings = { readonly url: string; readonly apiKey: string };

/** Stripe's library accepts only a host; the local service answers below a path. */
const belowPath = (prefix: string) => {
  const client = Stripe.createNodeHttpClient();
  const makeRequest: typeof client.makeRequest = (host, port, path, ...rest) =>
    client.makeRequest(host, port, `${prefix}${path}`, ...rest);
  return { getClientName: () => client.getClientName(), makeRequest };
};

const open = ({ url, apiKey }: Settings): Stripe => {
  const { hostname: host, port, protocol, pathname } = new URL(url);
  return new Stripe(apiKey, {
    host,
    ...(port !== "" && { port }),
    protocol: protocol === "http:" ? "http" : "https",
    httpClient: belowPath(pathname.replace(/\/$/, "")),
    maxNetworkRetries: 1,
    timeout: timeoutMilliseconds,
    telemetry: false,
  });
};

/** Only these errors mean that nothing happened. After others, such as a rate limit or an idempotency conflict, an earlier request may have succeeded. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;

/** Drops the service's message, which can name a person. */
const failure = (what: string, error: unknown): PaymentError => {
  if (error instanceof PaymentError) return error;
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentError("down", `${what}: ${error instanceof Error ? error.name : typeof error}`);
  const code = error.code ?? error.type;
  return new PaymentError(
    isRefusal(error) ? "refused" : "down",
    `${what}: ${error.statusCode ?? ""} ${code}`,
  );
};

const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw failure(what, error);
  }
};

const lineOf = ({
  language,
  points,
  price,
}: PaymentRequest): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: "sek",
    unit_amount: price,
    tax_behavior: "inclusive",
    product_data: { name: productName[language](points) },
  },
});

const sessionOf = (request: PaymentRequest): Stripe.Checkout.SessionCreateParams => {
  const { purchaseId: purchase, orderNumber, userId, email, language, paidUrl, leftUrl, until } = request;
  return {
    mode: "payment",
    line_items: [lineOf(request)],
    allowed_payment_method_types: ["card", "swish", "klarna"],
    customer_email: email,
    client_reference_id: userId,
    metadata: { purchase },
    // Copied to the charge and its refunds, whose events then name the purchase.
    payment_intent_data: { metadata: { purchase }, description: orderNumber },
    locale: language,
    // Charges kronor wherever the buyer seems to be.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(until.getTime() / 1000),
    success_url: paidUrl,
    cancel_url: leftUrl,
  };
};

/** Treats a refund as done even if Stripe has forgotten its idempotency key. */
const isDone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";

const giveBack = async (stripe: Stripe, { purchaseId: purchase, paymentId, attempt: number }: Refund) => {
  const params = { payment_intent: paymentId, metadata: { purchase, attempt: String(number) } };
  const options = { idempotencyKey: `${purchase}-refund-${number}` };
  try {
    const { status } = await stripe.refunds.create(params, options);
    if (status === "failed" || status === "canceled")
      throw new PaymentError("refused", `A refund is ${status}`);
  } catch (error) {
    if (!isDone(error)) throw error;
  }
};

const expand = ["payment_intent.latest_charge"];

export const stripePayments = (settings: Settings): PaymentProvider => {
  const stripe = open(settings);
  const { sessions } = stripe.checkout;
  return {
    open: (request) =>
      attempt("A payment could not be begun", async () => {
        const options = { idempotencyKey: request.purchaseId };
        const { id, url } = await sessions.create(sessionOf(request), options);
        if (url === null) throw new PaymentError("refused", "A payment has no page any more");
        return { sessionId: id, payAt: url };
      }),
    ask: (sessionId) =>
      attempt("A payment could not be asked for", async () =>
        snapshotOf(Session.parse(await sessions.retrieve(sessionId, { expand }))),
      ),
    end: (sessionId) =>
      attempt("A payment could not be ended", async () => {
        await sessions.expire(sessionId);
      }),
    refund: (refund) => attempt("A payment could not be given back", () => giveBack(stripe, refund)),
  };
};
