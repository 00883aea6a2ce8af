import type { Records } from "#local/state/records.ts";
import { StoredEvent, eventBody, signatureOf } from "./event.ts";
import { type Tampering, tamper } from "./tampering.ts";
import type { Clock } from "#local/cloud.ts";

const patience = 30_000;

type Sender = {
  readonly clock: Clock;
  readonly secret: string;
  readonly webhook: () => string;
};

/** Posts an event, tampered with on request; returns the status of the response, or 0 without one. */
const sendEvent = async (
  { clock, secret, webhook }: Sender,
  event: StoredEvent,
  tampering?: Tampering,
): Promise<number> => {
  const now = clock.now();
  const sent = tampering === undefined ? undefined : tamper(tampering, event, secret, now);
  const body = sent?.body ?? eventBody(event);
  try {
    const response = await fetch(webhook(), {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": sent?.signature ?? signatureOf(body, secret, now),
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

const kind = "event";
const maxAttempts = 12;
const maxWaitMillis = 30_000;
const firstWait = 250;

type Delivery = { readonly event: string; readonly type: string; readonly status: number };

const openEvents = (records: Records) => ({
  keep: (event: StoredEvent): void => records.put(kind, event.id, event),
  find: (id: string): StoredEvent | undefined => StoredEvent.safeParse(records.get(kind, id)).data,
  all: (): StoredEvent[] => records.list(kind).map(({ value }) => StoredEvent.parse(value)),
});
type Events = ReturnType<typeof openEvents>;

/** A delivered event stays delivered when a later copy fails. */
const stateAfter = (event: StoredEvent, status: number): StoredEvent["state"] => {
  if (event.state === "delivered" || (status >= 200 && status < 300)) return "delivered";
  return event.attempts + 1 >= maxAttempts ? "given-up" : "pending";
};

/** Sends events one by one and retries each until it is accepted or given up. */
const openQueue = (sender: Sender, { find, keep }: Events) => {
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  const again = (id: string, attempts: number): void => {
    const wait = Math.min(maxWaitMillis, firstWait * 2 ** attempts);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void enqueue(id);
    }, wait);
    timer.unref();
    timers.add(timer);
  };
  const deliver = async (id: string): Promise<Delivery | undefined> => {
    const event = find(id);
    if (closed || event === undefined) return undefined;
    const status = await sendEvent(sender, event);
    const attempts = event.attempts + 1;
    const state = stateAfter(event, status);
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
    enqueue,
    close: async (): Promise<void> => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await queue;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

/** `held` sends events only on request. */
export type Manner = "prompt" | "twice" | "reversed" | "held";

export const openDeliveries = (sender: Sender, records: Records) => {
  let manner: Manner = "prompt";
  const events = openEvents(records);
  const { find, all } = events;
  const queue = openQueue(sender, events);
  return {
    all,
    manner: () => manner,
    setManner: (wanted: Manner): void => {
      manner = wanted;
    },
    take: (happened: readonly StoredEvent[]): void => {
      for (const event of happened) events.keep(event);
      if (manner === "held") return;
      const ordered = manner === "reversed" ? happened.toReversed() : happened;
      const times = manner === "twice" ? [1, 2] : [1];
      for (const { id } of ordered) for (const _ of times) void queue.enqueue(id);
    },
    /** Sends one event again, or all that wait, and returns the responses. */
    send: async (id: string | undefined, order: "as-happened" | "reversed"): Promise<Delivery[]> => {
      const waiting = all().filter(({ state }) => state !== "delivered");
      const ids = id === undefined ? waiting.map((event) => event.id) : [id];
      const sent = (order === "reversed" ? ids.toReversed() : ids).map((one) => queue.enqueue(one));
      return (await Promise.all(sent)).filter((delivery) => delivery !== undefined);
    },
    sendTampered: async (id: string, tampering: Tampering): Promise<Delivery | undefined> => {
      const event = find(id);
      return event && { event: id, type: event.type, status: await sendEvent(sender, event, tampering) };
    },
    /** Continues with the events that were not accepted before the last stop. */
    resume: (): void => {
      for (const { id, state } of all()) if (state === "pending") void queue.enqueue(id);
    },
    close: () => queue.close(),
  };
};
export type Deliveries = ReturnType<typeof openDeliveries>;
