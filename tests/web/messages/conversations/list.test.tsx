import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  requestsTo,
  aProblem,
  aThread,
  conversationAnswers,
  open,
  prepare,
  serve,
  threadId,
} from "./browser.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "customer", userId: "u1", name: "Anna Berg" }),
  getAccessToken: async () => "token",
}));

beforeEach(() => prepare());

const link = (name: RegExp) => screen.findByRole("link", { name });
const search = () => screen.getByRole("textbox", { name: "Sök i meddelanden" });
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

describe("the list of conversations", () => {
  it("shows bike, person, last message and unread count", async () => {
    serve(
      conversationAnswers([
        aThread(1, { unread: 12, lastText: "Är den till salu?" }),
        aThread(2, { lastMine: true, lastText: "Tack!", bike: { status: "stolen" } }),
      ]),
    );
    open();
    const first = await link(/Karin 1/);
    expect(within(first).getByText("An** S*")).toBeTruthy();
    expect(within(first).getByText("Är den till salu?")).toBeTruthy();
    expect(within(first).getByText("12 olästa")).toBeTruthy();
    expect(within(first).getByText("9+")).toBeTruthy();
    const second = await link(/Karin 2/);
    expect(within(second).getByText("Du: Tack!")).toBeTruthy();
    expect(within(second).getByText("Stulen")).toBeTruthy();
    expect(within(second).queryByText(/oläst/)).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Meddelanden");
    expect(document.title).toBe("Meddelanden – Cykelregistret");
  });

  it("shows the time as briefly as possible", async () => {
    serve(
      conversationAnswers([
        aThread(1),
        aThread(2, { lastAt: daysAgo(1) }),
        aThread(3, { lastAt: "2020-02-03T10:00:00Z" }),
      ]),
    );
    open();
    expect((await link(/Karin 1/)).textContent).toMatch(/\d\d:\d\d/);
    expect((await link(/Karin 2/)).textContent).toContain("i går");
    expect((await link(/Karin 3/)).textContent).toContain("3 feb. 2020");
  });

  it("suggests a next step when it is empty", async () => {
    serve(conversationAnswers([]));
    open();
    expect(await screen.findByRole("heading", { name: "Inga meddelanden än" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sök cykel" }).getAttribute("href")).toBe("/");
  });

  it("searches when typing pauses, and says when nothing matches", async () => {
    serve({ "GET /threads": ({ query }) => ({ items: query.get("q") === null ? [aThread(1)] : [] }) });
    open();
    await link(/Karin 1/);
    await userEvent.type(search(), "crescent");
    expect(await screen.findByText("Ingen träff på crescent")).toBeTruthy();
    expect(requestsTo("GET /threads").map(({ query }) => query.get("q"))).toEqual([null, "crescent"]);
    await userEvent.click(screen.getByRole("button", { name: "Töm sökfältet" }));
    expect(await link(/Karin 1/)).toBeTruthy();
    expect(document.activeElement).toBe(search());
  });

  it("can be used by keyboard", async () => {
    serve(conversationAnswers([aThread(1), aThread(2)]));
    const page = open();
    const [first, second] = [await link(/Karin 1/), await link(/Karin 2/)];
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(page.path()).toBe(`/messages/${threadId(1)}`);
    await screen.findByRole("heading", { level: 1, name: "Monark Karin 1" });
    await userEvent.keyboard("{Escape}");
    expect(page.path()).toBe("/messages");
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("Karin 1"));
  });
});

describe("a missing conversation", () => {
  it.each([
    [404, "thread-not-found", "Konversationen finns inte"],
    [503, "unavailable", "Konversationen kunde inte hämtas"],
  ])("shows a message (%i %s)", async (status, code, words) => {
    serve({
      ...conversationAnswers([aThread(2)]),
      [`GET /threads/${threadId(1)}`]: () => aProblem(status, code),
    });
    open(`/messages/${threadId(1)}`);
    expect(await screen.findByRole("heading", { level: 1, name: words })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Till alla meddelanden" })).toBeTruthy();
  });
});
