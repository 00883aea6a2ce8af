import { QueryClient, QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminQueue } from "#contract/notifications/admin-events.ts";
import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import type { Connection, subscribe as toChannel, subscribeToEvents } from "#web/platform/api/realtime.ts";
import { AdminRealtime } from "#web/app/AdminRealtime.tsx";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { Realtime } from "#web/app/Realtime.tsx";

const stop = vi.fn();
const subscribe = vi.hoisted(() => vi.fn<typeof subscribeToEvents>());
const subscribeAdmin = vi.hoisted(() => vi.fn<typeof toChannel>());
vi.mock("#web/platform/api/realtime.ts", () => ({
  subscribeToEvents: subscribe,
  subscribe: subscribeAdmin,
}));
const unread = vi.hoisted(() => ({ notifications: 1, messages: 0, receipts: 0, approvals: 0, alerts: 0 }));
const fetched = vi.hoisted(() => vi.fn(async () => ({ ...unread })));
vi.mock("#web/platform/api/counts-query.ts", () => ({
  countsQuery: { queryKey: ["counts"], queryFn: fetched },
}));
const turn = (connection: Connection): void => act(() => subscribe.mock.lastCall?.[2](connection));

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 600_000 } } });
const keys = [["me"], ["bikes"], ["bikes", "bike_1"], ["search"]] as const;
const stale = (): unknown[] =>
  keys.filter((queryKey) => queries.getQueryState(queryKey)?.isInvalidated === true);
const page = (userId: string) => (
  <QueryClientProvider client={queries}>
    <Realtime userId={userId} />
  </QueryClientProvider>
);

beforeEach(() => {
  vi.clearAllMocks();
  queries.clear();
  subscribe.mockReturnValue(stop);
  for (const queryKey of keys) queries.setQueryData(queryKey, 1);
});

describe("Realtime", () => {
  const bikes = [["bikes"], ["bikes", "bike_1"]];

  it.each<[RealtimeEvent, unknown[]]>([
    [{ kind: "bike-registered", bikeId: "bike_1" }, bikes],
    [{ kind: "bike-changed", bikeId: "bike_1" }, bikes],
    [{ kind: "person-changed" }, [["me"]]],
  ])("refetches only the data that %j changes", (event, expected) => {
    render(page("ada"));
    subscribe.mock.lastCall?.[1](event);
    expect(stale()).toEqual(expected);
  });

  it("refetches all data of the person after a reconnect", () => {
    render(page("ada"));
    turn("up");
    expect(stale()).toEqual([]);
    turn("down");
    turn("up");
    expect(stale()).toEqual([["me"], ...bikes]);
  });

  it("refetches all data of the person after a first connection that took long", () => {
    vi.useFakeTimers();
    render(page("ada"));
    vi.advanceTimersByTime(11_000);
    turn("up");
    expect(stale()).toEqual([["me"], ...bikes]);
    vi.useRealTimers();
  });

  it("refetches all data of the person each minute while the connection stays down", () => {
    vi.useFakeTimers();
    render(page("ada"));
    vi.advanceTimersByTime(59_000);
    expect(stale()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(stale()).toEqual([["me"], ...bikes]);
    turn("up");
    for (const queryKey of keys) queries.setQueryData(queryKey, 1);
    vi.advanceTimersByTime(120_000);
    expect(stale()).toEqual([]);
    vi.useRealTimers();
  });

  it("refetches data that may have changed before the first connection", () => {
    queries.setQueryData(["notifications", "list"], 1);
    render(page("ada"));
    turn("up");
    expect(queries.getQueryState(["notifications", "list"])?.isInvalidated).toBe(true);
  });

  it("polls the unread counts every 15 seconds, only while the connection is down", async () => {
    vi.useFakeTimers();
    render(page("ada"));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    turn("up");
    await vi.advanceTimersByTimeAsync(120_000);
    // Again for events that may have been missed.
    expect(fetched).toHaveBeenCalledTimes(4);
    turn("down");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(fetched).toHaveBeenCalledTimes(5);
    vi.useRealTimers();
  });

  it("refetches the lists when a poll brings new counts", async () => {
    vi.useFakeTimers();
    render(page("ada"));
    await vi.advanceTimersByTimeAsync(100);
    queries.setQueryData(["notifications", "list"], 1);
    unread.notifications = 2;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(queries.getQueryState(["notifications", "list"])?.isInvalidated).toBe(true);
    queries.setQueryData(["notifications", "list"], 1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(queries.getQueryState(["notifications", "list"])?.isInvalidated).toBe(false);
    vi.useRealTimers();
  });

  it("subscribes for one person at a time, until unmounted", () => {
    const { rerender, unmount } = render(page("ada"));
    rerender(page("bo"));
    expect(subscribe.mock.calls.map(([userId]) => userId)).toEqual(["ada", "bo"]);
    expect(stop).toHaveBeenCalledTimes(1);
    unmount();
    expect(stop).toHaveBeenCalledTimes(2);
  });
});

describe("AdminRealtime", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    subscribeAdmin.mockReturnValue(stop);
    render(
      <QueryClientProvider client={queries}>
        <AdminRealtime />
      </QueryClientProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const change = (queue: AdminQueue): void =>
    subscribeAdmin.mock.lastCall?.[1]({ kind: "admin-queue-changed", queue });

  it("counts once for a burst of changes, never cancels a count, and misses no change", async () => {
    let answer = (): void => undefined;
    const count = vi.fn(
      ({ signal }: { signal: AbortSignal }) =>
        new Promise<string>((resolve, reject) => {
          signal.addEventListener("abort", reject);
          answer = () => resolve("counts");
        }),
    );
    const unsubscribe = new QueryObserver(queries, {
      queryKey: adminQueryKeys.waiting.all,
      queryFn: count,
      initialData: "counts",
    }).subscribe(() => undefined);
    for (const queue of ["stock", "stock", "bugs"] as const) change(queue);
    await vi.advanceTimersByTimeAsync(1999);
    expect(count).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    change("stock");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(count).toHaveBeenCalledTimes(1);
    answer();
    await vi.advanceTimersByTimeAsync(2000);
    expect(count).toHaveBeenCalledTimes(2);
    expect(count.mock.calls[0]?.[0].signal.aborted).toBe(false);
    unsubscribe();
  });

  it("refetches the changed queue, and all queues after a reconnect", () => {
    const lists = [
      ["identity-reviews", "waiting"],
      ["identity-reviews", "one", "r1"],
      ["bike-admin", "lists", "reports"],
    ] as const;
    const outdated = () =>
      lists.filter((queryKey) => queries.getQueryState(queryKey)?.isInvalidated === true);
    const fetchAll = () => lists.forEach((queryKey) => queries.setQueryData(queryKey, 1));
    fetchAll();
    const [channel, , onConnection] = subscribeAdmin.mock.lastCall!;
    expect(channel.query).toContain("onAdminEvent");
    change("identity-reviews");
    vi.advanceTimersByTime(2000);
    expect(outdated()).toEqual([lists[0]]);
    fetchAll();
    act(() => onConnection("up"));
    fetchAll();
    act(() => onConnection("down"));
    act(() => onConnection("up"));
    expect(outdated()).toEqual([lists[0], lists[2]]);
  });
});
