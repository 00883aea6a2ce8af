import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "#contract/messages/messages.ts";
import {
  aMessage,
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

const here = `/messages/${threadId(1)}`;
const thread = `/threads/${threadId(1)}`;
const field = () => screen.getByRole("textbox", { name: "Skriv ett meddelande" });
const arrive = () => screen.findByRole("heading", { level: 1, name: "Monark Karin 1" });
const log = () => within(screen.getByRole("region", { name: "Konversationen" }));
const soon = () => new Date(Date.now() + 9000).toISOString();

describe("a message", () => {
  it("appears under its day, with the frame number as a plate and its type", async () => {
    // Just after midnight, a message of a minute ago belongs to yesterday.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T11:00:00Z") });
    const number = { frameNumber: "WTU290K4813S", mine: true };
    const first = aMessage(1, {
      text: "Ramnummer: WTU290K4813S\nÄr den till salu?",
      at: "2020-02-03T10:00:00Z",
    });
    serve(conversationAnswers([aThread(1, { bike: number })], [first, aMessage(2, { mine: true })]));
    open(here);
    await arrive();
    expect(log().getByText("måndag 3 februari 2020")).toBeTruthy();
    expect(log().getByText("I dag")).toBeTruthy();
    expect(log().getAllByText("Allmän fråga")).toHaveLength(1);
    expect(log().getByText("WTU290K4813S")).toBeTruthy();
    expect(log().getByText("Är den till salu?").textContent).toBe("Är den till salu?");
    expect(screen.getByRole("link", { name: "Monark Karin 1" }).getAttribute("href")).toMatch(
      /^\/my-bikes\/bike_/,
    );
  });

  it("contains no links or markup, and shows no plate for another bike's number", async () => {
    const text = "Ramnummer: ABC123\n<script>alert(1)</script> https://evil.example";
    serve(conversationAnswers([aThread(1)], [aMessage(1, { text })]));
    open(here);
    await arrive();
    expect(log().getByText(/evil\.example/).textContent).toBe(text);
    expect(log().queryByRole("link")).toBeNull();
  });

  it("is marked as read when it is seen, and the counts follow", async () => {
    serve(conversationAnswers([aThread(1, { unread: 2 })], [aMessage(1), aMessage(2), aMessage(3)]));
    open(here);
    await arrive();
    await vi.waitFor(() => expect(requestsTo(`POST ${thread}/read`)).toHaveLength(1));
    const mark = log().getByText("Nya meddelanden");
    const items = log()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(items.findIndex((each) => each === mark.textContent)).toBe(
      items.findIndex((each) => each?.includes("Text 2")) - 1,
    );
    await vi.waitFor(() => expect(screen.queryByText("2 olästa")).toBeNull());
  });

  it("has a mark above the first unread one, even with cached data", async () => {
    const messages: Message[] = [aMessage(1)];
    let unread = 0;
    const now = () => aThread(1, { unread });
    serve({
      ...conversationAnswers([]),
      "GET /threads": () => ({ items: [now()] }),
      [`GET ${thread}`]: () => ({ items: messages.toReversed(), thread: now() }),
    });
    const { queries } = open(here);
    await arrive();
    await userEvent.keyboard("{Escape}");
    messages.push(aMessage(2));
    unread = 1;
    await act(() => queries.invalidateQueries({ queryKey: ["threads"] }));
    await userEvent.click(await screen.findByRole("link", { name: /Karin 1/ }));
    expect(await log().findByText("Nya meddelanden")).toBeTruthy();
  });

  it("loads older ones on request", async () => {
    const pages = [
      { items: [aMessage(2)], cursor: "older", thread: aThread(1) },
      { items: [aMessage(1)], thread: aThread(1) },
    ];
    serve({ ...conversationAnswers([aThread(1)]), [`GET ${thread}`]: () => pages.shift() });
    open(here);
    await userEvent.click(await screen.findByRole("button", { name: "Visa äldre" }));
    expect(await log().findByText("Text 1")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Visa äldre" })).toBeNull();
  });

  it("comes with a safety warning, stronger for a stolen bike", async () => {
    serve(conversationAnswers([aThread(1, { bike: { status: "stolen" } })], [aMessage(1)]));
    open(here);
    await arrive();
    const notice = within(screen.getByRole("complementary", { name: "Skriv tryggt" }));
    expect(notice.getByText(/Betala aldrig i förskott/)).toBeTruthy();
    expect(notice.getByText(/polisen på 114\s14/)).toBeTruthy();
  });

  it("arrives live and is announced", async () => {
    const messages: Message[] = [aMessage(1)];
    serve({
      ...conversationAnswers([aThread(1)]),
      [`GET ${thread}`]: () => ({ items: messages.toReversed(), thread: aThread(1) }),
    });
    const { queries } = open(here);
    await arrive();
    messages.push(aMessage(2, { text: "Hallå?", at: new Date(Date.now() + 5000).toISOString() }));
    await act(() => queries.invalidateQueries({ queryKey: ["threads"] }));
    expect(await log().findByText("Hallå?")).toBeTruthy();
    expect(screen.getByText("Nytt meddelande: Hallå?")).toBeTruthy();
  });
});

describe("a reply", () => {
  const talk = (answer: () => unknown) => {
    const messages: Message[] = [aMessage(1)];
    const sent = aMessage(2, {
      mine: true,
      text: "Ja, det är den",
      undoUntil: soon(),
      at: new Date().toISOString(),
    });
    serve({
      ...conversationAnswers([aThread(1)]),
      [`GET ${thread}`]: () => ({ items: messages.toReversed(), thread: aThread(1) }),
      [`POST ${thread}/messages`]: async () => {
        const given = await answer();
        if (!(given instanceof Response)) messages.push(sent);
        return given ?? { threadId: threadId(1), message: sent };
      },
      [`DELETE ${thread}/messages/${sent.id}`]: () => {
        messages.pop();
        return {};
      },
    });
    return open(here);
  };

  it("appears at once after Enter, and then among the messages", async () => {
    let come = (_: unknown): void => undefined;
    talk(() => new Promise((resolve) => (come = resolve)));
    await arrive();
    await userEvent.type(field(), "Ja, det är den{Enter}");
    expect(log().getByText("Ja, det är den")).toBeTruthy();
    expect(log().getByText("Skickar …")).toBeTruthy();
    expect(field()).toHaveProperty("value", "");
    await vi.waitFor(() => expect(requestsTo(`POST ${thread}/messages`)).toHaveLength(1));
    come(undefined);
    await vi.waitFor(() => expect(log().queryByText("Skickar …")).toBeNull());
    expect(await log().findAllByText("Ja, det är den")).toHaveLength(1);
    expect(requestsTo(`POST ${thread}/messages`)[0]?.body).toEqual({ text: "Ja, det är den" });
  });

  it("takes a new line with Shift + Enter, and on a phone with Enter", async () => {
    talk(() => undefined);
    await arrive();
    await userEvent.type(field(), "Hej{Shift>}{Enter}{/Shift}du");
    expect(field()).toHaveProperty("value", "Hej\ndu");
    cleanup();
    prepare({ desktop: false });
    talk(() => undefined);
    await arrive();
    await userEvent.type(field(), "Hej{Enter}du");
    expect(field()).toHaveProperty("value", "Hej\ndu");
    expect(requestsTo(`POST ${thread}/messages`)).toEqual([]);
  });

  it("stays after a failure and is retried as the same message", async () => {
    const answers: unknown[] = [aProblem(429, "too-many-requests"), undefined];
    talk(() => answers.shift());
    await arrive();
    await userEvent.type(field(), "Ja, det är den{Enter}");
    expect(await log().findByText("Inte skickat.")).toBeTruthy();
    expect(log().getByText(/många förfrågningar/)).toBeTruthy();
    await userEvent.click(log().getByRole("button", { name: "Försök igen" }));
    await vi.waitFor(() => expect(log().queryByText("Inte skickat.")).toBeNull());
    const [first, second] = requestsTo(`POST ${thread}/messages`);
    expect(first?.key).toBe(second?.key);
  });

  it("that failed is still there after a reload, ready to edit", async () => {
    talk(() => aProblem(503, "unavailable"));
    await arrive();
    await userEvent.type(field(), "Ja, det är den{Enter}");
    await log().findByText("Inte skickat.");
    cleanup();
    talk(() => undefined);
    await arrive();
    expect(log().getByText("Inte skickat.")).toBeTruthy();
    await userEvent.click(log().getByRole("button", { name: "Ändra" }));
    expect(field()).toHaveProperty("value", "Ja, det är den");
    expect(log().queryByText("Inte skickat.")).toBeNull();
  });

  it("can be undone for a few seconds and then edited", async () => {
    talk(() => undefined);
    await arrive();
    await userEvent.type(field(), "Ja, det är den{Enter}");
    await userEvent.click(await log().findByRole("button", { name: "Ångra" }));
    await vi.waitFor(() => expect(field()).toHaveProperty("value", "Ja, det är den"));
    expect(log().queryByText("Ja, det är den")).toBeNull();
    expect(await screen.findByText("Meddelandet är ångrat.")).toBeTruthy();
  });

  it("that is undone is put before the current draft", async () => {
    talk(() => undefined);
    await arrive();
    await userEvent.type(field(), "Ja, det är den{Enter}");
    const undo = await log().findByRole("button", { name: "Ångra" });
    await userEvent.type(field(), "Vill du titta på den?");
    await userEvent.click(undo);
    const both = "Ja, det är den\nVill du titta på den?";
    await vi.waitFor(() => expect(field()).toHaveProperty("value", both));
  });

  it("is saved while typing, and cannot be empty or too long", async () => {
    talk(() => undefined);
    await arrive();
    const send = () => screen.getByRole("button", { name: "Skicka" });
    await userEvent.type(field(), "   ");
    expect(send()).toHaveProperty("disabled", true);
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste("a".repeat(1001));
    expect(send()).toHaveProperty("disabled", true);
    expect(screen.getAllByText("1 tecken för mycket")).toBeTruthy();
    cleanup();
    talk(() => undefined);
    await arrive();
    expect(field()).toHaveProperty("value", "a".repeat(1001));
  });
});

describe("undoing the only message", () => {
  it("ends the conversation and keeps the text for that bike", async () => {
    const only = aMessage(1, { mine: true, undoUntil: soon(), text: "Hej" });
    serve({
      ...conversationAnswers([aThread(1)], [only]),
      [`DELETE ${thread}/messages/${only.id}`]: () => ({}),
    });
    const page = open(here);
    await userEvent.click(await screen.findByRole("button", { name: "Ångra" }));
    await vi.waitFor(() => expect(page.path()).toBe("/messages"));
    expect(Object.values(sessionStorage)).toContain(JSON.stringify({ type: "general_inquiry", text: "Hej" }));
  });
});

describe("an unwanted person", () => {
  it("is blocked after a confirmation, and can be unblocked", async () => {
    let state: "open" | "blocked" = "open";
    const now = () => aThread(1, { state });
    const turn = (next: typeof state) => () => {
      state = next;
      return now();
    };
    serve({
      ...conversationAnswers([]),
      "GET /threads": () => ({ items: [now()] }),
      [`GET ${thread}`]: () => ({ items: [aMessage(1)], thread: now() }),
      [`PUT ${thread}/block`]: turn("blocked"),
      [`DELETE ${thread}/block`]: turn("open"),
    });
    open(here);
    await arrive();
    await userEvent.type(field(), "Jag höll på att");
    await userEvent.click(screen.getByRole("button", { name: "Blockera" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Blockera An** S*?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Blockera" }));
    expect(await screen.findByText(/Du har blockerat den här personen/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Skriv ett meddelande" })).toBeNull();
    expect(screen.getByText("Jag höll på att")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Ta bort blockeringen" }));
    await vi.waitFor(() => expect(field()).toHaveProperty("value", "Jag höll på att"));
  });

  it("is reported with a reason, and can then be blocked", async () => {
    serve({
      ...conversationAnswers([aThread(1)], [aMessage(1)]),
      [`POST ${thread}/report`]: () => ({
        thread: aThread(1, { reported: true }),
        reportId: `${aThread(1).id}-report_${"0".repeat(22)}`,
      }),
    });
    open(here);
    await arrive();
    await userEvent.click(screen.getByRole("button", { name: "Anmäl" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Anmäl konversationen" }));
    expect(dialog.getByText(/114\s14/)).toBeTruthy();
    const send = dialog.getByRole("button", { name: "Skicka anmälan" });
    expect(send).toHaveProperty("disabled", true);
    await userEvent.click(dialog.getByRole("radio", { name: "Utpressning eller hot" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /Berätta mer/ }), "Vill ha 500 kr");
    await userEvent.click(send);
    expect(await dialog.findByRole("heading", { name: "Tack, vi tittar på det" })).toBeTruthy();
    expect(requestsTo(`POST ${thread}/report`)[0]?.body).toEqual({
      reason: "extortion",
      text: "Vill ha 500 kr",
    });
    await userEvent.click(dialog.getByRole("button", { name: "Blockera personen" }));
    expect(await screen.findByRole("dialog", { name: "Blockera An** S*?" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Anmäl" })).toBeNull();
  });

  it("does not learn who ended the conversation", async () => {
    serve(conversationAnswers([aThread(1, { state: "closed" })], [aMessage(1)]));
    open(here);
    expect(await screen.findByText("Det går inte längre att skriva här.")).toBeTruthy();
    expect(screen.queryByText(/blockera/i)).toBeNull();
    expect(screen.queryByRole("button", { name: "Ta bort blockeringen" })).toBeNull();
  });
});
