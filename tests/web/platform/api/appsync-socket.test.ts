import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { giveWindow } from "#tests/web/give-window.ts";
import { openAppSync, socketAddress } from "#web/platform/api/appsync-socket.ts";

it.each([
  [
    "https://abcdefghijklmnopqrstuvwxyz.appsync-api.eu-north-1.amazonaws.com/graphql",
    "wss://abcdefghijklmnopqrstuvwxyz.appsync-realtime-api.eu-north-1.amazonaws.com/graphql",
  ],
  ["https://live.example.se/graphql", "wss://live.example.se/graphql/realtime"],
  ["http://127.0.0.1:4377/_aws/appsync/a/graphql", "ws://127.0.0.1:4377/_aws/appsync/a/graphql/realtime"],
])("%s takes sockets at %s", (api, socket) => {
  expect(socketAddress(api)).toBe(socket);
});

class Socket extends EventTarget {
  readonly send = vi.fn();
  readonly close = vi.fn();
}

describe("a socket", () => {
  let page: ReturnType<typeof giveWindow>;
  const listeners = { started: vi.fn(), delivered: vi.fn(), ended: vi.fn() };
  let socket: Socket;
  let close: () => void;
  const say = (...messages: readonly object[]): void => {
    for (const message of messages)
      socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  };
  const greeting = { type: "connection_ack", payload: { connectionTimeoutMs: 300_000 } };
  const start = (): void => say(greeting, { type: "start_ack" });
  const minutesWithKeepAlive = (minutes: number): void => {
    for (let minute = 0; minute < minutes; minute += 1) {
      vi.advanceTimersByTime(60_000);
      say({ type: "ka" });
    }
  };
  /** Timers stand still, as in a sleeping computer. */
  const sleep = (millis: number): unknown => vi.setSystemTime(Date.now() + millis);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    page = giveWindow();
    vi.stubGlobal(
      "WebSocket",
      vi.fn(function open() {
        socket = new Socket();
        return socket;
      }),
    );
    close = openAppSync(
      { url: "https://live.example.se/graphql", token: "t0ken" },
      { query: "", variables: {} },
      listeners,
    );
  });
  afterEach(() => {
    close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("stays open as long as it is kept alive, and ends two missing keep-alives later", () => {
    start();
    minutesWithKeepAlive(10);
    vi.advanceTimersByTime(129_000);
    expect(listeners.ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(listeners.ended).toHaveBeenCalledTimes(1);
    expect(socket.close).toHaveBeenCalled();
  });

  it("ends sooner if AppSync promises to keep alive more often", () => {
    say({ type: "connection_ack", payload: { connectionTimeoutMs: 20_000 } }, { type: "start_ack" });
    vi.advanceTimersByTime(20_000);
    expect(listeners.ended).toHaveBeenCalledTimes(1);
  });

  it("ends without a greeting, and without a start, however often it is kept alive", () => {
    vi.advanceTimersByTime(14_000);
    say(greeting);
    for (let second = 0; second < 14; second += 1) {
      vi.advanceTimersByTime(1000);
      say({ type: "ka" });
    }
    expect(listeners.ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(listeners.ended).toHaveBeenCalledTimes(1);
    expect(listeners.started).not.toHaveBeenCalled();
  });

  it.each([
    ["the page is looked at again", "document", "visibilitychange"],
    ["the network is back", "window", "online"],
  ] as const)("ends after a silent sleep when %s", (_when, target, event) => {
    start();
    sleep(60_000);
    page[target].dispatchEvent(new Event(event));
    expect(listeners.ended).not.toHaveBeenCalled();
    sleep(11_000);
    page[target].dispatchEvent(new Event(event));
    expect(listeners.ended).toHaveBeenCalledTimes(1);
  });

  it("ends with an error after its start", () => {
    start();
    say({ type: "error", payload: { errors: [] } }, { type: "data", payload: { data: 1 } });
    expect(listeners.ended).toHaveBeenCalledTimes(1);
    expect(listeners.delivered).not.toHaveBeenCalled();
  });

  it.each([null, [], "text"])("ends with an error whose payload is %j", (payload) => {
    start();
    say({ type: "error", payload });
    expect(listeners.ended).toHaveBeenCalledTimes(1);
  });

  it("says and waits for nothing once it is closed", () => {
    start();
    close();
    sleep(600_000);
    page.document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.close).toHaveBeenCalledTimes(1);
    expect(listeners.ended).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
