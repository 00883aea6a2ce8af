import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { Connection, subscribeToEvents } from "#web/api/realtime.ts";
import { Realtime } from "#web/app/Realtime.tsx";

const stop = vi.fn();
const subscribe = vi.hoisted(() => vi.fn<typeof subscribeToEvents>());
vi.mock("#web/api/realtime.ts", () => ({ subscribeToEvents: subscribe }));
const fetched = vi.hoisted(() => vi.fn(async () => 1));
vi.mock("#web/auth/me-query.ts", () => ({ meQuery: { queryKey: ["me"], queryFn: fetched } }));
const turn = (connection: Connection): void => act(() => subscribe.mock.lastCall?.[2](connection));

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 600_000 } } });
const stale = (): unknown[] =>
  [["me"], ["bikes"], ["bikes", "bike_1"], ["lookup"]].filter(
    (queryKey) => queries.getQueryState(queryKey)?.isInvalidated === true,
  );
const page = (userId: string) => (
  <QueryClientProvider client={queries}>
    <Realtime userId={userId} />
  </QueryClientProvider>
);

beforeEach(() => {
  vi.clearAllMocks();
  subscribe.mockReturnValue(stop);
  for (const queryKey of [["me"], ["bikes"], ["bikes", "bike_1"], ["lookup"]])
    queries.setQueryData(queryKey, 1);
});

afterEach(cleanup);

describe("Realtime", () => {
  const bikes = [["bikes"], ["bikes", "bike_1"]];

  it.each<[RealtimeEvent, unknown[]]>([
    [{ kind: "bike-registered", bikeId: "bike_1" }, bikes],
    [{ kind: "bike-changed", bikeId: "bike_1" }, bikes],
    [{ kind: "points-changed" }, [["me"]]],
  ])("fetches anew what %j touches, and no more", (event, expected) => {
    render(page("ada"));
    subscribe.mock.lastCall?.[1](event);
    expect(stale()).toEqual(expected);
  });

  it("fetches everything of the person anew after a reconnect", () => {
    render(page("ada"));
    turn("up");
    expect(stale()).toEqual([]);
    turn("down");
    turn("up");
    expect(stale()).toEqual([["me"], ...bikes]);
  });

  it("asks for the account each 15 seconds while the connection is down, and not while it is up", async () => {
    vi.useFakeTimers();
    render(page("ada"));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    turn("up");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    turn("down");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it("listens to one person at a time and stops when it leaves", () => {
    const { rerender, unmount } = render(page("ada"));
    rerender(page("bo"));
    expect(subscribe.mock.calls.map(([userId]) => userId)).toEqual(["ada", "bo"]);
    expect(stop).toHaveBeenCalledTimes(1);
    unmount();
    expect(stop).toHaveBeenCalledTimes(2);
  });
});
