import type { Records } from "#local/state/records.ts";

import { type Delivery, openEvents, openQueue } from "./delivery-queue.ts";
import type { StoredEvent } from "./event.ts";
import { type Sender, sendEvent } from "./send-event.ts";
import type { Tampering } from "./tampering.ts";

/** How events are delivered. `held`: not until someone asks for it. */
export type Manner = "prompt" | "twice" | "reversed" | "held";

/** Tells the shop what has happened, as it is told now. */
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
    /** Takes what has happened, in its order. */
    take: (happened: readonly StoredEvent[]): void => {
      for (const event of happened) events.keep(event);
      if (manner === "held") return;
      const ordered = manner === "reversed" ? happened.toReversed() : happened;
      const times = manner === "twice" ? [1, 2] : [1];
      for (const { id } of ordered) for (const _ of times) void queue.enqueue(id);
    },
    /** Sends one event once more, or all that wait, and says what was answered. */
    send: async (id: string | undefined, order: "as-happened" | "reversed"): Promise<Delivery[]> => {
      const waiting = all().filter(({ state }) => state !== "delivered");
      const ids = id === undefined ? waiting.map((event) => event.id) : [id];
      const sent = (order === "reversed" ? ids.toReversed() : ids).map((one) => queue.enqueue(one));
      return (await Promise.all(sent)).filter((delivery) => delivery !== undefined);
    },
    /** Sends an event that Stripe would never send so. */
    sendTampered: async (id: string, tampering: Tampering): Promise<Delivery | undefined> => {
      const event = find(id);
      return event && { event: id, type: event.type, status: await sendEvent(sender, event, tampering) };
    },
    /** Goes on with what was not accepted before everything was stopped. */
    resume: (): void => {
      for (const { id, state } of all()) if (state === "pending") void queue.enqueue(id);
    },
    close: () => queue.close(),
  };
};
export type Deliveries = ReturnType<typeof openDeliveries>;
