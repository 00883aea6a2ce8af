import * as z from "zod";
import { onReturn } from "./on-return.ts";

/** Milliseconds for AppSync to acknowledge the connection, and then the subscription. */
const handshakeMillis = 15_000;
/** AppSync sends a keep-alive every minute, so two are missing. */
const maxSilence = 130_000;
/** Shorter when somebody returns, because a sleeping computer runs no timers. */
const maxSilenceOnReturn = 70_000;

const Payload = z.object({ connectionTimeoutMs: z.number().optional(), data: z.unknown().optional() });
type Payload = z.infer<typeof Payload>;

const Message = z.object({ type: z.string(), payload: Payload.optional().catch(undefined) });
type Message = z.infer<typeof Message>;

/** AppSync serves WebSockets at a separate host, or below the API's address at any other host. */
export const socketAddress = (api: string): string => {
  const url = new URL(api);
  const host = url.hostname.replace(".appsync-api.", ".appsync-realtime-api.");
  if (host === url.hostname) url.pathname += "/realtime";
  url.hostname = host;
  url.protocol = url.protocol === "http:" ? "ws:" : "wss:";
  return url.href;
};

const base64Url = (text: string): string =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const parse = (data: unknown): Message | undefined => {
  try {
    return Message.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
};

const onMessage = (socket: WebSocket, hear: (message: Message) => void): void =>
  socket.addEventListener("message", ({ data }) => {
    const message = parse(data);
    if (message) hear(message);
  });

type Api = { readonly url: string; readonly token: string };

export type Subscription = { readonly query: string; readonly variables: Record<string, string> };

type Listeners = {
  started(this: void): void;
  delivered(this: void, data: unknown): void;
  /** The last event: the subscription has ended. */
  ended(this: void): void;
};

/** Ends a silent connection, because a broken network can leave its socket open. */
const createWatch = (end: () => void) => {
  let heardAt = Date.now();
  let patience = maxSilence;
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (millis: number): void => {
    clearTimeout(timer);
    timer = setTimeout(end, millis);
  };
  const stopListening = onReturn(() => {
    if (Date.now() - heardAt > maxSilenceOnReturn) end();
  });
  wait(handshakeMillis);
  return {
    hear: (): void => {
      heardAt = Date.now();
      if (isStarted) wait(patience);
    },
    greeted: (promised = maxSilence): void => {
      patience = Math.min(promised, maxSilence);
      wait(handshakeMillis);
    },
    started: (): void => {
      isStarted = true;
      wait(patience);
    },
    stop: (): void => {
      clearTimeout(timer);
      stopListening();
    },
  };
};

const send = (socket: WebSocket, message: object): void => socket.send(JSON.stringify(message));

const openSocket = (api: string, authorization: object): WebSocket => {
  const header = `header-${base64Url(JSON.stringify(authorization))}`;
  const socket = new WebSocket(socketAddress(api), ["graphql-ws", header]);
  socket.addEventListener("open", () => send(socket, { type: "connection_init" }));
  return socket;
};

const startOf = (subscription: Subscription, authorization: object) => ({
  type: "start",
  id: "1",
  payload: { data: JSON.stringify(subscription), extensions: { authorization } },
});

/**
 * Opens a socket with one subscription; returns a function that closes it. Amplify's client does the same with
 * many times the weight.
 */
export const openAppSync = (api: Api, subscription: Subscription, listeners: Listeners): (() => void) => {
  const authorization = { Authorization: api.token, host: new URL(api.url).host };
  const socket = openSocket(api.url, authorization);
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    close();
    listeners.ended();
  };
  const watch = createWatch(end);
  const close = (): void => {
    isOver = true;
    watch.stop();
    socket.close();
  };
  const on: Readonly<Record<string, (payload: Payload | undefined) => void>> = {
    connection_ack: (payload) => {
      watch.greeted(payload?.connectionTimeoutMs);
      send(socket, startOf(subscription, authorization));
    },
    start_ack: () => {
      watch.started();
      listeners.started();
    },
    data: (payload) => listeners.delivered(payload?.data),
    connection_error: end,
    error: end,
    complete: end,
  };
  socket.addEventListener("close", end);
  onMessage(socket, ({ type, payload }) => {
    if (isOver) return;
    watch.hear();
    on[type]?.(payload);
  });
  return close;
};
