import { readFileSync } from "node:fs";
import { QueryClientProvider, useInfiniteQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";

const decided = vi.fn<(name: string) => void>();

/** A list whose row disappears once decided, so that the next moves up. */
function List(): ReactNode {
  const [names, setNames] = useState(["Anna", "Bo", "Cilla"]);
  const decide = (name: string): void => {
    decided(name);
    setNames((before) => before.filter((each) => each !== name));
  };
  return (
    <ul ref={steadyList}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => decide(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same, loaded page by page. */
function Paged(): ReactNode {
  const query = useInfiniteQuery({
    queryKey: adminQueryKeys.disputes.all,
    queryFn: async () => ({ items: ["Anna", "Bo", "Cilla"] }),
    initialPageParam: "",
    getNextPageParam: () => undefined,
    initialData: { pages: [{ items: ["Anna", "Bo", "Cilla"] }], pageParams: [""] },
    staleTime: Infinity,
  });
  const [gone, setGone] = useState<readonly string[]>([]);
  const decide = (name: string): void => {
    decided(name);
    setGone((before) => [...before, name]);
  };
  return (
    <PagedList
      query={query}
      why={String}
      empty={null}
      keyOf={(name) => name}
      isShown={(name) => !gone.includes(name)}
    >
      {(name) => (
        <button type="button" onClick={() => decide(name)}>
          {name}
        </button>
      )}
    </PagedList>
  );
}

const kinds = { "a list": List, "a list of pages": Paged };

const button = (name: string) => screen.getByRole("button", { name });
/** Simulates a press with mouse or finger at a position. */
const press = async (name: string, at: number, pointerType = "mouse", detail = 1): Promise<void> => {
  fireEvent.pointerDown(button(name), { clientX: at, clientY: at, pointerType });
  // MutationObserver reports in a microtask.
  await act(async () => void fireEvent.click(button(name), { detail }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  decided.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (Kind: () => ReactNode): void =>
  void render(
    <QueryClientProvider client={createQueryClient()}>
      <Kind />
    </QueryClientProvider>,
  );

describe.each(Object.entries(kinds))("in %s", (_name, Kind) => {
  beforeEach(() => show(Kind));

  it.each(["mouse", "touch"])("a double or triple press by %s decides only one row", async (pointerType) => {
    await press("Anna", 100, pointerType);
    await press("Bo", 101, pointerType, 2);
    await press("Bo", 102, pointerType, 3);
    expect(decided.mock.calls).toEqual([["Anna"]]);
  });

  it("a press counts once the pointer has moved or some time has passed", async () => {
    await press("Anna", 100);
    fireEvent.pointerMove(button("Bo"), { clientX: 120, clientY: 100, pointerType: "mouse" });
    await press("Bo", 120);
    vi.advanceTimersByTime(600);
    await press("Cilla", 120);
    expect(decided.mock.calls).toEqual([["Anna"], ["Bo"], ["Cilla"]]);
  });

  it("a key press counts at once, and a held key presses only once", async () => {
    await press("Anna", 100);
    await act(async () => void fireEvent.click(button("Bo"), { detail: 0 }));
    expect(decided.mock.calls).toEqual([["Anna"], ["Bo"]]);
    expect(fireEvent.keyDown(button("Cilla"), { key: "Enter" })).toBe(true);
    expect(fireEvent.keyDown(button("Cilla"), { key: "Enter", repeat: true })).toBe(false);
  });
});

const lists = {
  todo: "office/todo/Inbox",
  packing: "stickers/orders/admin/desk/DeskRound",
  orders: "stickers/orders/admin/AdminOrdersPage",
  "reported messages": "moderation/messages/admin/MessageReportsPage",
  "reported ads": "moderation/ads/admin/AdReportsPage",
  notifications: "notifications/bell/NotificationList",
  messages: "messages/conversations/ThreadList",
  till: "shops/sales/till/TillPage",
};

it.each(Object.entries(lists))("the list of %s is one of them", (_name, page) => {
  expect(readFileSync(`web/src/${page}.tsx`, "utf8")).toMatch(/ref=\{steadyList\}|<PagedList/);
});

it("a held space is typed in a text, as a held Enter is", async () => {
  render(
    <div ref={steadyList}>
      <textarea aria-label="Skäl" />
    </div>,
  );
  for (const key of [" ", "Enter"])
    expect(fireEvent.keyDown(screen.getByRole("textbox"), { key, repeat: true })).toBe(true);
});
