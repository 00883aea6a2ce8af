import * as z from "zod";
import type { Deliveries } from "./deliveries.ts";
import type { Ledger, RefundManner } from "./ledger.ts";
import { DisputeStatus, Method, type StoredSession, sessionOf } from "./session.ts";
import { StripeError } from "./stripe-error.ts";
import { Tampering } from "./tampering.ts";

export type ActionResult = {
  readonly answer: object;
  readonly session?: StoredSession;
  readonly notice?: string;
  /** Redirects the person to the page of the shop after payment. */
  readonly pays?: boolean;
};

export type SimulatorSettings = { refunds: RefundManner; down: boolean };

type Dependencies = {
  readonly ledger: Ledger;
  readonly deliveries: Deliveries;
  readonly conduct: SimulatorSettings;
  readonly pageOf: (sessionId: string) => string;
  readonly awaitBank: (session: StoredSession) => void;
};

const Outcome = z.enum(["succeeded", "failed"]);
const BySession = z.object({ session: z.string() });
const Payment = BySession.extend({ method: Method, outcome: Outcome.optional() });
const Settlement = BySession.extend({ outcome: Outcome });
const Sum = BySession.extend({ amount: z.coerce.number().int().min(1).optional() });
const NewDispute = Sum.extend({ inquiry: z.coerce.boolean().default(false) });
const MovedDispute = BySession.extend({ status: DisputeStatus });
const Webhooks = z.object({ manner: z.enum(["prompt", "twice", "reversed", "held"]) });
const Delivery = z.object({
  event: z.string().optional(),
  order: z.enum(["as-happened", "reversed"]).default("as-happened"),
  as: Tampering.optional(),
});
const SettingsInput = z.object({
  refunds: z.enum(["succeed", "refused", "failed"]).optional(),
  down: z.boolean().optional(),
});

const parse = <T extends z.ZodType>(schema: T, input: unknown): z.output<T> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new StripeError(400, z.prettifyError(parsed.error));
};

type Action = (input: unknown) => ActionResult | Promise<ActionResult>;

const shown = ({ pageOf }: Dependencies, session: StoredSession): ActionResult => ({
  session,
  answer: sessionOf(session, pageOf(session.id)),
});

const paymentActions = (dependencies: Dependencies): Record<string, Action> => {
  const { ledger, awaitBank } = dependencies;
  return {
    pay: (input) => {
      const { session: id, method, outcome } = parse(Payment, input);
      const session = ledger.pay(id, method, outcome);
      awaitBank(session);
      return { ...shown(dependencies, session), pays: true };
    },
    decline: (input) => ({
      ...shown(dependencies, ledger.find(parse(BySession, input).session)),
      notice: "Kortet nekades. Försök igen eller betala på annat sätt · Your card was declined.",
    }),
    expire: (input) => shown(dependencies, ledger.expire(parse(BySession, input).session)),
    settle: (input) => {
      const { session, outcome } = parse(Settlement, input);
      return { answer: shown(dependencies, ledger.settle(session, outcome)).answer };
    },
  };
};

/** Actions in Stripe's dashboard, or at a bank. */
const laterActions = (dependencies: Dependencies): Record<string, Action> => {
  const { ledger } = dependencies;
  return {
    refund: (input) => {
      const { session, amount } = parse(Sum, input);
      const { intentId } = ledger.find(session);
      const wanted = { payment_intent: intentId, amount, metadata: {} };
      return { answer: shown(dependencies, ledger.refund(wanted, "succeed").session).answer };
    },
    dispute: (input) => {
      const { session, amount, inquiry } = parse(NewDispute, input);
      return { answer: shown(dependencies, ledger.dispute(session, amount, inquiry)).answer };
    },
    "dispute-status": (input) => {
      const { session, status } = parse(MovedDispute, input);
      return { answer: shown(dependencies, ledger.moveDispute(session, status)).answer };
    },
  };
};

const serviceActions = ({ deliveries, conduct }: Dependencies): Record<string, Action> => ({
  webhooks: (input) => {
    deliveries.setManner(parse(Webhooks, input).manner);
    return { answer: { manner: deliveries.manner() } };
  },
  deliver: async (input) => {
    const { event, order, as } = parse(Delivery, input);
    if (as === undefined || event === undefined)
      return { answer: { deliveries: await deliveries.send(event, order) } };
    return { answer: { deliveries: [await deliveries.sendTampered(event, as)] } };
  },
  conduct: (input) => {
    const { refunds, down } = parse(SettingsInput, input);
    conduct.refunds = refunds ?? conduct.refunds;
    conduct.down = down ?? conduct.down;
    return { answer: { ...conduct } };
  },
});

export const openActions = (dependencies: Dependencies) => {
  const { ledger, deliveries, conduct, pageOf } = dependencies;
  const actions = new Map(
    Object.entries({
      ...paymentActions(dependencies),
      ...laterActions(dependencies),
      ...serviceActions(dependencies),
    }),
  );
  return {
    pageOf,
    find: ledger.find,
    overview: () => ({ sessions: ledger.all(), events: deliveries.all(), manner: deliveries.manner() }),
    summary: () => ({
      sessions: ledger.all().map((session) => sessionOf(session, pageOf(session.id), true)),
      events: deliveries.all(),
      manner: deliveries.manner(),
      conduct,
    }),
    named: (action: string) => actions.get(action),
  };
};
export type Actions = ReturnType<typeof openActions>;

/** Performs an action; returns undefined for an unknown one. */
export const runAction = async (
  actions: Actions,
  action: string,
  input: unknown,
): Promise<ActionResult | undefined> => actions.named(action)?.(input);
