import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";

import { StoredEvent, eventBody, signatureOf } from "./event.ts";
import type { Tampering } from "./tampering.ts";
import { tamper } from "./tampering.ts";

const kind = "event";
const mostAttempts = 12;
const longestWait = 30_000;
const patience = 30_000;

/** How events are delivered. `held`: not until somebody asks for it. */
export type Manner = "prompt" | "twice" | "reversed" | "held";

type Options = {
  readonly clock: Clock;
  readonly records: Records;
  readonly secret: string;
  /** Where events are sent to. */
  readonly webhook: () => string;
};

export type Delivery = { readonly event: string; readonly type: string; readonly status: number };

/** Sends events to the webhook, signed, one after the other, and again until they are accepted. */
export const openDeliveries = ({ clock, records, secret, webhook }: Options) => {
  let manner: Manner = "prompt";
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  const keep = (event: StoredEvent): void => records.put(kind, event.id, event);
  const find = (id: string): StoredEvent | undefined => StoredEvent.safeParse(records.get(kind, id)).data;
  const all = (): StoredEvent[] => records.list(kind).map(({ value }) => StoredEvent.parse(value));

  const post = async (event: StoredEvent, tampering?: Tampering): Promise<number> => {
    const sent = tampering === undefined ? undefined : tamper(tampering, event, secret, clock.now());
    const body = sent?.body ?? eventBody(event);
    try {
      const response = await fetch(webhook(), {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": sent?.signature ?? signatureOf(body, secret, clock.now()),
        },
        body,
        signal: AbortSignal.timeout(patience),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  };

  const again = (id: string, attempts: number): void => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        enqueue(id);
      },
      Math.min(longestWait, 250 * 2 ** attempts),
    );
    timer.unref();
    timers.add(timer);
  };

  const deliver = async (id: string): Promise<Delivery | undefined> => {
    const event = find(id);
    if (closed || event === undefined) return undefined;
    const status = await post(event);
    if (closed) return undefined;
    const attempts = event.attempts + 1;
    const isAccepted = status >= 200 && status < 300;
    const given = attempts >= mostAttempts ? "given-up" : "pending";
    // One that has arrived before is not given up because a copy did not.
    const state = isAccepted || event.state === "delivered" ? "delivered" : given;
    keep({ ...event, attempts, lastStatus: status, state });
    if (state === "pending") again(id, attempts);
    return { event: id, type: event.type, status };
  };

  const enqueue = (id: string): Promise<Delivery | undefined> => {
    const delivery = queue.then(() => deliver(id));
    queue = delivery.catch(() => undefined);
    return delivery;
  };

  return {
    all,
    manner: () => manner,
    setManner: (wanted: Manner): void => {
      manner = wanted;
    },
    /** Takes what has happened, in its order, and sends it as it is sent now. */
    take: (events: readonly StoredEvent[]): void => {
      for (const event of events) keep(event);
      if (manner === "held") return;
      const ordered = manner === "reversed" ? events.toReversed() : events;
      const times = manner === "twice" ? [1, 2] : [1];
      for (const { id } of ordered) for (const _ of times) void enqueue(id);
    },
    /** Sends one event once more, or all that wait, and says what was answered. */
    send: async (id: string | undefined, order: "as-happened" | "reversed"): Promise<Delivery[]> => {
      const waiting = all().filter(({ state }) => state !== "delivered");
      const ids = id === undefined ? waiting.map((event) => event.id) : [id];
      const sent = (order === "reversed" ? ids.toReversed() : ids).map(enqueue);
      return (await Promise.all(sent)).filter((delivery) => delivery !== undefined);
    },
    /** Sends an event that Stripe would never send so. */
    sendTampered: async (id: string, tampering: Tampering): Promise<Delivery | undefined> => {
      const event = find(id);
      return event && { event: id, type: event.type, status: await post(event, tampering) };
    },
    /** Goes on with what was not accepted before everything was stopped. */
    resume: (): void => {
      for (const { id, state } of all()) if (state === "pending") void enqueue(id);
    },
    close: async (): Promise<void> => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await queue;
    },
  };
};
export type Deliveries = ReturnType<typeof openDeliveries>;
