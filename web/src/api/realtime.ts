import * as z from "zod";
import { RealtimeEvent } from "#contract/realtime.ts";
import { amplifyReady } from "#web/auth/session.ts";
import { siteConfig } from "#web/auth/site-config.ts";

/** One subscription of the deployed schema. */
export type Channel<Event> = {
  readonly query: string;
  readonly variables: Record<string, string>;
  readonly events: z.ZodType<Event>;
};

const personal = (userId: string): Channel<RealtimeEvent> => ({
  query: "subscription OnEvent($userId: ID!) { onEvent(userId: $userId) { event } }",
  variables: { userId },
  events: RealtimeEvent,
});

const shortestWait = 5000;
const longestWait = 60_000;

const Delivery = z.object({ data: z.record(z.string(), z.object({ event: z.string() })) });
const StateChange = z.object({ connectionState: z.string() });

/** Undefined for what this page does not understand, such as an event of a newer version. */
const eventOf = <Event>(delivery: unknown, { events }: Channel<Event>): Event | undefined => {
  const [delivered] = Object.values(Delivery.safeParse(delivery).data?.data ?? {});
  try {
    return events.safeParse(JSON.parse(delivered?.event ?? "null")).data;
  } catch {
    return undefined;
  }
};

/** Amplify's realtime client is large and nobody waits for it. */
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

/** Opens one subscription; answers with what ends it. Amplify itself reconnects a broken connection, a refused one it gives up. */
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

/** Tells of each turn once. */
const turning = (tell: (connection: Connection) => void): ((connection: Connection) => void) => {
  let told: Connection = "down";
  return (connection) => {
    if (connection === told) return;
    told = connection;
    tell(connection);
  };
};

/**
 * Tells what is said on a channel until the function it returns is called. Events are lost while the connection is
 * down, as it is at first: once it is up again everything may have changed meanwhile. A refused connection, as with a
 * token that had just run out, is tried again, ever more seldom.
 */
export const subscribe = <Event>(
  channel: Channel<Event>,
  onEvent: (event: Event) => void,
  onConnection: (connection: Connection) => void,
): (() => void) => {
  let stopped = false;
  let wait = shortestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = (): void => undefined;

  const turn = turning((connection) => !stopped && onConnection(connection));
  const connected = (): void => {
    wait = shortestWait;
    turn("up");
  };
  const failed = (): void => {
    end();
    end = () => undefined;
    if (stopped) return;
    turn("down");
    timer = setTimeout(() => void start(), wait);
    wait = Math.min(wait * 2, longestWait);
  };
  const start = async (): Promise<void> => {
    try {
      const close = await open(channel, { event: onEvent, connected, disrupted: () => turn("down"), failed });
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

/** Tells what changes for one person. */
export const subscribeToEvents = (
  userId: string,
  onEvent: (event: RealtimeEvent) => void,
  onConnection: (connection: Connection) => void,
): (() => void) => subscribe(personal(userId), onEvent, onConnection);
