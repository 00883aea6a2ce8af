import * as z from "zod";
import { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { amplifyReady } from "#web/platform/auth/session.ts";
import { siteConfig } from "#web/platform/auth/site-config.ts";

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

const Delivery = z.object({ data: z.record(z.string(), z.object({ event: z.string() })) });
const StateChange = z.object({ connectionState: z.string() });

/** Undefined for an event this page does not know, such as one of a newer version. */
const eventOf = <Event>(delivery: unknown, { events }: Channel<Event>): Event | undefined => {
  const [delivered] = Object.values(Delivery.safeParse(delivery).data?.data ?? {});
  try {
    return events.safeParse(JSON.parse(delivered?.event ?? "null")).data;
  } catch {
    return undefined;
  }
};

/** Loaded on demand, as Amplify's realtime client is large. */
const connect = async () => {
  const [{ Amplify }, api, { Hub }, { realtimeUrl, region }] = await Promise.all([
    import("aws-amplify"),
    import("aws-amplify/api"),
    import("aws-amplify/utils"),
    siteConfig(),
    amplifyReady(),
  ]);
  const GraphQL = { endpoint: realtimeUrl, region, defaultAuthMode: "userPool" } as const;
  Amplify.configure({ ...Amplify.getConfig(), API: { GraphQL } });
  return { ...api, Hub };
};

type Listeners<Event> = {
  event(event: Event): void;
  connected(): void;
  disrupted(): void;
  failed(): void;
};

/** Opens one subscription; returns a function that ends it. Amplify reconnects a broken connection but gives up a refused one. */
const open = async <Event>(channel: Channel<Event>, listeners: Listeners<Event>): Promise<() => void> => {
  const { generateClient, CONNECTION_STATE_CHANGE, ConnectionState, Hub } = await connect();
  const { query, variables } = channel;
  const { ConnectionDisrupted, ConnectionDisruptedPendingNetwork, Disconnected } = ConnectionState;
  const down: readonly string[] = [ConnectionDisrupted, ConnectionDisruptedPendingNetwork, Disconnected];
  const stopHub = Hub.listen("api", ({ payload }) => {
    if (payload.event !== CONNECTION_STATE_CHANGE) return;
    const state = StateChange.safeParse(payload.data).data?.connectionState;
    if (state === ConnectionState.Connected) listeners.connected();
    else if (state !== undefined && down.includes(state)) listeners.disrupted();
  });
  const deliveries = generateClient().graphql({ query, variables });
  if (!("subscribe" in deliveries)) throw new Error("Amplify did not subscribe");
  const opened = deliveries.subscribe({
    next: (delivery) => {
      const event = eventOf(delivery, channel);
      if (event) listeners.event(event);
    },
    error: () => listeners.failed(),
  });
  return () => {
    stopHub();
    opened.unsubscribe();
  };
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

/** Subscribes to a channel; the returned function unsubscribes. Events are lost while the connection is down, so refetch once it is up. A refused connection, as with an expired token, is retried with growing delays. */
export const subscribe = <Event>(
  channel: Channel<Event>,
  onEvent: (event: Event) => void,
  onConnection: (connection: Connection) => void,
): (() => void) => {
  let stopped = false;
  let wait = minWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = (): void => undefined;

  const report = reportChanges((connection) => !stopped && onConnection(connection));
  const connected = (): void => {
    wait = minWait;
    report("up");
  };
  const disrupted = (): void => report("down");
  const failed = (): void => {
    end();
    end = () => undefined;
    if (stopped) return;
    report("down");
    timer = setTimeout(() => void start(), wait);
    wait = Math.min(wait * 2, maxWait);
  };
  const start = async (): Promise<void> => {
    try {
      const close = await open(channel, { event: onEvent, connected, disrupted, failed });
      if (stopped) close();
      else end = close;
    } catch {
      failed();
    }
  };
  void start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    end();
  };
};

export const subscribeToEvents = (
  userId: string,
  onEvent: (event: RealtimeEvent) => void,
  onConnection: (connection: Connection) => void,
): (() => void) => subscribe(personalChannel(userId), onEvent, onConnection);
