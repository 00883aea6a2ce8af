import type { Records } from "#local/state/records.ts";

import { StoredEvent } from "./event.ts";
import { type Sender, sendEvent } from "./send-event.ts";

const kind = "event";
const mostAttempts = 12;
const longestWait = 30_000;
const firstWait = 250;

export type Delivery = { readonly event: string; readonly type: string; readonly status: number };

/** Events as they are kept, in their order. */
export const openEvents = (records: Records) => ({
  keep: (event: StoredEvent): void => records.put(kind, event.id, event),
  find: (id: string): StoredEvent | undefined => StoredEvent.safeParse(records.get(kind, id)).data,
  all: (): StoredEvent[] => records.list(kind).map(({ value }) => StoredEvent.parse(value)),
});
type Events = ReturnType<typeof openEvents>;

/** One that has arrived before is not given up because a copy did not. */
const stateAfter = (event: StoredEvent, status: number): StoredEvent["state"] => {
  if (event.state === "delivered" || (status >= 200 && status < 300)) return "delivered";
  return event.attempts + 1 >= mostAttempts ? "given-up" : "pending";
};

/** Sends events one after the other, and again until each is accepted or given up. */
export const openQueue = (sender: Sender, { find, keep }: Events) => {
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  const again = (id: string, attempts: number): void => {
    const wait = Math.min(longestWait, firstWait * 2 ** attempts);
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
