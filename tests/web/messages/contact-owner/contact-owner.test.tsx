import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  requestsTo,
  aProblem,
  prepare,
  serve,
  threadId,
} from "#tests/web/messages/conversations/browser.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import type { ContactBike } from "#web/messages/contact-owner/contact-mark.ts";
import { ContactOwner } from "#web/messages/contact-owner/ContactOwner.tsx";
import type { Session } from "#web/platform/auth/session.ts";

const anna = { state: "signed-in", role: "customer", userId: "u1", name: "Anna Svensson" } as const;
const visitor = vi.hoisted((): { session: Session } => ({ session: { state: "signed-out" } }));
vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => visitor.session,
  getAccessToken: async () => "token",
}));

const bikeId = `bike_${"0".repeat(23)}1`;
const bike: ContactBike = {
  id: bikeId,
  frameNumber: "•••861",
  status: "registered",
  brand: "Monark",
  model: "Karin",
};
const own = { value: [] as string[] };
const write = `POST /bikes/${bikeId}/messages`;

const answer = (contact: () => unknown = () => ({ threadId: threadId(1), message: aMessageSent })) =>
  serve({
    "GET /bikes": () => ({ items: own.value.map(anOwnBike) }),
    [write]: contact,
  });
const aMessageSent = {
  id: `message_${"0".repeat(24)}`,
  mine: true,
  type: "general_inquiry",
  text: "Hej",
  at: "2026-11-20T10:00:00.000Z",
};
const anOwnBike = (id: string) => ({
  id,
  frameNumber: "WTU290K4813S",
  frameNumberTyped: "WTU290K4813S",
  status: "registered",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: "2026-01-20T10:00:00.000Z",
});

beforeEach(() => {
  visitor.session = anna;
  own.value = [];
  prepare();
  answer();
});

const show = (changes: Partial<ContactBike> = {}, address = "/?q=monark") => {
  const pages = [
    { path: "/", element: <ContactOwner bike={{ ...bike, ...changes }} /> },
    { path: "*", element: <p>Annan sida</p> },
  ];
  const { router } = showPages(pages, address, { antd: true });
  return () => router.state.location;
};
const button = () => screen.findByRole("button", { name: "Kontakta Ägare" });
const dialog = async () => within(await screen.findByRole("dialog", { name: "Kontakta Ägare" }));
const open = async (changes: Partial<ContactBike> = {}) => {
  const location = show(changes);
  await userEvent.click(await button());
  return { location, form: await dialog() };
};
const field = () => screen.getByRole("textbox", { name: "Ditt meddelande" });
const send = () => screen.getByRole("button", { name: "Skicka Meddelande till Ägare" });

describe("writing to an owner", () => {
  it("shows the bike, what is revealed and how to stay safe", async () => {
    const { form } = await open();
    expect(form.getByText("Monark Karin")).toBeTruthy();
    expect(form.getByText(/Ägaren ser dig som An\*\* S\*+\. Din e-postadress/)).toBeTruthy();
    expect(form.getByText(/Betala aldrig i förskott/)).toBeTruthy();
    await userEvent.click(form.getByRole("radio", { name: /Upphittad cykel/ }));
    expect(form.getByText("Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.")).toBeTruthy();
  });

  it("opens the conversation after sending", async () => {
    const { location, form } = await open();
    await userEvent.click(form.getByRole("radio", { name: /Upphittad cykel/ }));
    await userEvent.type(field(), "Den står vid ån");
    await userEvent.click(send());
    await vi.waitFor(() => expect(location().pathname).toBe(`/messages/${threadId(1)}`));
    expect(await screen.findByText("Meddelande skickat")).toBeTruthy();
    expect(requestsTo(write)[0]?.body).toEqual({ type: "found_bike", text: "Den står vid ån", website: "" });
    expect(sessionStorage).toHaveLength(0);
  });

  it("sends the frame number only if the sender knows it", async () => {
    await open({ frameNumber: "WTU290K4813S" });
    await userEvent.type(field(), "Hej");
    await userEvent.click(send());
    await vi.waitFor(() => expect(requestsTo(write)[0]?.body).toHaveProperty("frameNumber", "WTU290K4813S"));
  });

  it("blocks empty and overlong texts, and warns before the limit", async () => {
    await open();
    await userEvent.type(field(), "  ");
    expect(send()).toHaveProperty("disabled", true);
    await userEvent.click(field());
    await userEvent.paste("a".repeat(950));
    expect(screen.getAllByText("50 tecken kvar")).toBeTruthy();
    expect(send()).toHaveProperty("disabled", false);
    await userEvent.paste("a".repeat(51));
    expect(send()).toHaveProperty("disabled", true);
  });

  it("has a bot trap that no person meets", async () => {
    await open();
    expect(screen.queryByRole("textbox", { name: "Lämna fältet tomt" })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>("input[name=website]");
    expect(trap?.tabIndex).toBe(-1);
  });

  it("leads the finder of a stolen bike to the report, and keeps the text", async () => {
    const { form } = await open({ status: "stolen" });
    await userEvent.type(field(), "Hej");
    await userEvent.click(form.getByRole("radio", { name: /Upphittad cykel/ }));
    expect(screen.queryByRole("textbox", { name: "Ditt meddelande" })).toBeNull();
    await userEvent.click(form.getByRole("radio", { name: /Allmän fråga/ }));
    expect(field()).toHaveProperty("value", "Hej");
    await userEvent.click(form.getByRole("radio", { name: /Upphittad cykel/ }));
    await userEvent.click(form.getByRole("button", { name: "Rapportera upphittad cykel" }));
    expect(await screen.findByRole("dialog", { name: "Rapportera upphittad cykel" })).toBeTruthy();
  });

  it.each([
    [429, "too-many-new-threads", /nya ägare/],
    [403, "message-blocked", /kan inte skriva till den här personen/],
    [422, "message-refused", /skräppost/],
    [500, "internal", /Kunde inte skicka meddelandet\. Försök igen\./],
  ])("shows why it was refused, and keeps the text (%i %s)", async (status, code, words) => {
    answer(() => aProblem(status, code));
    await open();
    await userEvent.type(field(), "Hej");
    await userEvent.click(send());
    expect((await screen.findByText(words)).textContent).toMatch(/^Fel /);
    expect(field()).toHaveProperty("value", "Hej");
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }));
    await userEvent.click(await button());
    await dialog();
    expect(field()).toHaveProperty("value", "Hej");
  });

  it("retries as the same message", async () => {
    const answers = [aProblem(500, "internal"), { threadId: threadId(1), message: aMessageSent }];
    answer(() => answers.shift());
    await open();
    await userEvent.type(field(), "Hej");
    await userEvent.click(send());
    await screen.findByText(/Kunde inte skicka/);
    await userEvent.click(send());
    await vi.waitFor(() => expect(requestsTo(write)).toHaveLength(2));
    const [first, second] = requestsTo(write);
    expect(first?.key).toBe(second?.key);
  });
});

describe("the button", () => {
  it("asks visitors to sign in, and returns to the same place", async () => {
    visitor.session = { state: "signed-out" };
    show({ id: undefined });
    await userEvent.click(await button());
    const form = await dialog();
    expect(form.getByText("Du måste vara inloggad för att skicka meddelanden")).toBeTruthy();
    const next = new URL(
      form.getByRole("link", { name: "Logga in" }).getAttribute("href") ?? "",
      "http://site",
    );
    const back = next.searchParams.get("next") ?? "";
    expect(back).toBe("/?q=monark#contact-861-Monark-Karin");
    cleanup();

    visitor.session = anna;
    const location = show({}, back);
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "Stäng" }));
    await vi.waitFor(() => expect(location().hash).toBe(""));
    expect(location().search).toBe("?q=monark");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is hidden from the owner, shops and administrators", async () => {
    own.value = [bikeId];
    show();
    await vi.waitFor(() => expect(requestsTo("GET /bikes")).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    const pages = [
      { items: [anOwnBike(`bike_${"0".repeat(23)}2`)], cursor: "next" },
      { items: [anOwnBike(bikeId)] },
    ];
    serve({ "GET /bikes": () => pages.shift() });
    show();
    await vi.waitFor(() => expect(pages).toEqual([]));
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    visitor.session = { ...anna, role: "store" };
    show();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
