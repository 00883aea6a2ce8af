import { join } from "node:path";
import type { CloudContext, Service } from "#local/cloud.ts";
import { openRecords } from "#local/state/records.ts";
import { createStripeApi } from "./api.ts";
import { openDeliveries } from "./deliveries.ts";
import { openLedger } from "./ledger.ts";
import { type SimulatorSettings, openActions } from "./play.ts";
import { createPlayService } from "./play-service.ts";
import type { StoredSession } from "./session.ts";
import { StripeError } from "./stripe-error.ts";

export const stripePrefix = "/_local/stripe";

type Options = {
  readonly baseUrl: () => string;
  /** The path of the webhook below the address of the site. */
  readonly webhookPath: string;
  readonly apiKey: string;
  readonly webhookSecret: string;
};

/** The simulated delay of the bank. */
const bankMillis = 1500;
const sweepMillis = 1000;

const createBank = (settle: (id: string, outcome: "succeeded" | "failed") => void) => {
  const timers = new Set<NodeJS.Timeout>();
  return {
    ask: ({ id, intentStatus, outcome }: StoredSession): void => {
      if (intentStatus !== "processing" || outcome === undefined) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        try {
          settle(id, outcome);
        } catch (error) {
          // Someone has already settled it on the page.
          if (!(error instanceof StripeError)) throw error;
        }
      }, bankMillis);
      timer.unref();
      timers.add(timer);
    },
    close: (): void => timers.forEach((timer) => clearTimeout(timer)),
  };
};

/** Simulates the API of Checkout Sessions and refunds, the payment page, and signed events. */
export const createStripe = (context: CloudContext, options: Options): Service[] => {
  const { clock, stateDir } = context;
  const records = openRecords(stateDir === undefined ? undefined : join(stateDir, "stripe.sqlite"));
  const pageOf = (sessionId: string): string => `${options.baseUrl()}${stripePrefix}/checkout/${sessionId}`;
  const webhook = (): string => `${options.baseUrl()}${options.webhookPath}`;
  const deliveries = openDeliveries({ clock, secret: options.webhookSecret, webhook }, records);
  const ledger = openLedger({ clock, records, payAt: pageOf, tell: (events) => deliveries.take(events) });
  const bank = createBank((id, outcome) => ledger.settle(id, outcome));
  const conduct: SimulatorSettings = { refunds: "succeed", down: false };
  const actions = openActions({ ledger, deliveries, conduct, pageOf, awaitBank: bank.ask });
  const sweeping = setInterval(() => ledger.sweep(), sweepMillis);
  sweeping.unref();
  for (const session of ledger.all()) bank.ask(session);
  deliveries.resume();
  const play = createPlayService(actions, stripePrefix);
  const close = async (): Promise<void> => {
    clearInterval(sweeping);
    bank.close();
    await deliveries.close();
    records.close();
  };
  return [
    createStripeApi({
      prefix: `${stripePrefix}/v1`,
      clock,
      records,
      ledger,
      apiKey: options.apiKey,
      payAt: pageOf,
      manner: () => conduct,
    }),
    { ...play, close },
    { ...play, prefix: `${stripePrefix}.json` },
  ];
};
