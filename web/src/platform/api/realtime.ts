import * as z from "zod";
import { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { siteConfig } from "#web/platform/auth/site-config.ts";
import { openAppSync } from "./appsync-socket.ts";
import { afterPause } from "./on-return.ts";

export type Channel<Event> = {
  readonly query: string;
  readonly variables: Record<string, string>;
  readonly events: z.ZodType<Event>;
};

const personalChannel = (userId: string): Channel<RealtimeEvent> => ({
  query: "subscription OnEvent($userId: ID!) { onEvent(userId: $userId) { event } }",
  variables: { userId },
  events: RealtimeEvent,
});

const minWait = 5000;
const maxWait = 60_000;
/** Milliseconds after which a connection counts as stable, and the next delay starts short again. */
const steadyMillis = 60_000;

/** Up to 30 % more or less, so that browsers that lost their connections at once do not reconnect at once. */
const spread = (millis: number): number => millis * (0.7 + 0.6 * Math.random());

const Delivery = z.record(z.string(), z.object({ event: z.string() }));

/** Undefined for an event this page does not know, such as one of a newer version. */
const eventOf = <Event>(delivery: unknown, { events }: Channel<Event>): Event | undefined => {
  const [delivered] = Object.values(Delivery.safeParse(delivery).data ?? {});
  try {
    return events.safeParse(JSON.parse(delivered?.event ?? "null")).data;
  } catch {
    return undefined;
  }
};

type Listeners<Event> = {
  event(event: Event): void;
  connected(this: void): void;
  failed(this: void): void;
};

/** Opens one subscription; returns a function that ends it. */
const open = async <Event>(channel: Channel<Event>, listeners: Listeners<Event>): Promise<() => void> => {
  const [{ realtimeUrl: url }, token] = await Promise.all([siteConfig(), getAccessToken()]);
  if (token === undefined) throw new Error("Nobody is signed in");
  const { query, variables } = channel;
  return openAppSync(
    { url, token },
    { query, variables },
    {
      started: listeners.connected,
      delivered: (data) => {
        const event = eventOf(data, channel);
        if (event) listeners.event(event);
      },
      ended: listeners.failed,
    },
  );
};

export type Connection = "up" | "down";

const reportChanges = (report: (connection: Connection) => void): ((connection: Connection) => void) => {
  let last: Connection = "down";
  return (connection) => {
    if (connection === last) return;
    last = connection;
    report(connection);
  };
};

/** Delays that grow with each connection that ends early. */
const createDelays = () => {
  let wait = minWait;
  let upSince = Infinity;
  return {
    connected: (): void => {
      upSince = Date.now();
    },
    next: (): number => {
      if (Date.now() - upSince >= steadyMillis) wait = minWait;
      upSince = Infinity;
      const next = spread(wait);
      wait = Math.min(wait * 2, maxWait);
      return next;
    },
  };
};

/** Subscribes to a channel; the returned function unsubscribes. Events are lost while the connection is down, so refetch once it is up. A connection that ends, as with an expired token, is opened again with growing delays, or as soon as somebody returns. */
export const subscribe = <Event>(
  channel: Channel<Event>,
  onEvent: (event: Event) => void,
  onConnection: (connection: Connection) => void,
): (() => void) => {
  let stopped = false;
  const delays = createDelays();
  let end = (): void => undefined;

  const report = reportChanges((connection) => !stopped && onConnection(connection));
  const connected = (): void => {
    delays.connected();
    report("up");
  };
  const failed = (): void => {
    end();
    if (stopped) return;
    report("down");
    end = afterPause(delays.next(), () => void start());
  };
  const start = async (): Promise<void> => {
    end = () => undefined;
    try {
      const close = await open(channel, { event: onEvent, connected, failed });
      if (stopped) close();
      else end = close;
    } catch {
      failed();
    }
  };
  void start();
  return () => {
    stopped = true;
    end();
  };
};

export const subscribeToEvents = (
  userId: string,
  onEvent: (event: RealtimeEvent) => void,
  onConnection: (connection: Connection) => void,
): (() => void) => subscribe(personalChannel(userId), onEvent, onConnection);
