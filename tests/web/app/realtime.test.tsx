import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RealtimeEvent } from "#contract/realtime.ts";
import type { subscribeToEvents } from "#web/api/realtime.ts";
import { Realtime } from "#web/app/Realtime.tsx";

const stop = vi.fn();
const subscribe = vi.hoisted(() => vi.fn<typeof subscribeToEvents>());
vi.mock("#web/api/realtime.ts", () => ({ subscribeToEvents: subscribe }));

const queries = new QueryClient();
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
    subscribe.mock.lastCall?.[2]();
    expect(stale()).toEqual([["me"], ...bikes]);
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
