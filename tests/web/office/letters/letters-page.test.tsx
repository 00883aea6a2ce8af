import { aProblem } from "#tests/web/answer-calls.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedContactCase, OpenedContactCase } from "#contract/office/contact-cases.ts";
import { LettersPage } from "#web/office/letters/LettersPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "karin" }),
}));

const at = "2026-11-20T10:00:00.000Z";
const listed: ListedContactCase = {
  caseNumber: "K-261120-ABCDEF",
  topic: "privacy",
  right: "erasure",
  state: "new",
  from: "g•••@example.se",
  createdAt: at,
  lastAt: at,
  due: { on: "2026-12-20", daysLeft: 30, canExtend: true },
  mine: false,
};
const opened: OpenedContactCase = {
  ...listed,
  email: "goran@example.se",
  language: "en",
  personalNumberHidden: false,
  history: [{ kind: "letter", at, text: "Please erase me." }],
  version: 1,
};

let one: OpenedContactCase;
let items: ListedContactCase[];
const sent: (readonly [path: string, body: unknown])[] = [];
let refusal: Response | undefined;

const fetched = vi.fn<typeof fetch>(async (address, request) => {
  const path = typeof address === "string" ? address.replace(/.*\/admin\/people\/letters/, "") : "";
  if (request?.method === "POST") {
    sent.push([path, JSON.parse(typeof request.body === "string" ? request.body : "{}")]);
    if (path === "/search") return Response.json({ items });
    return refusal ?? Response.json({});
  }
  if (path.includes("/claims/"))
    return Response.json({ queue: "letters", caseId: "x", mine: true, until: at });
  return Response.json(path.startsWith("/K-") ? one : { items });
});

const open = (address = "/admin-letters?id=K-261120-ABCDEF") => {
  showPages([{ path: "/admin-letters", Component: LettersPage }], address);
  return userEvent.setup();
};

const form = (name: string) => screen.findByRole("form", { name });
const reply = async () => within(await form("Svara")).getByRole<HTMLTextAreaElement>("textbox");
const send = () => screen.getByRole("button", { name: "Skicka svaret" });

beforeEach(() => {
  one = opened;
  items = [listed];
  sent.length = 0;
  refusal = undefined;
  sessionStorage.clear();
  vi.stubGlobal("fetch", fetched);
});

describe("the list of letters", () => {
  it.each([
    [30, "Svara senast 20 december 2026"],
    [7, "7 dagar kvar"],
    [0, "Ska besvaras i dag"],
    [-1, "1 dag för sent"],
  ])("shows when an answer is due, with a warning in the last week: %i days", async (daysLeft, text) => {
    items = [{ ...listed, due: { on: "2026-12-20", daysLeft, canExtend: false } }];
    open("/admin-letters");
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Radera uppgifter" })).toBeTruthy();
  });

  it("is searched by number or address, in the body of the request", async () => {
    const user = open("/admin-letters");
    await user.type(screen.getByRole("searchbox"), "19910412-9870");
    await user.click(screen.getByRole("button", { name: "Sök" }));
    expect(sent).toEqual([]);
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "goran@example.se");
    await user.click(screen.getByRole("button", { name: "Sök" }));
    expect(await screen.findByRole("button", { name: "Visa alla brev" })).toBeTruthy();
    await waitFor(() => expect(sent).toEqual([["/search", { q: "goran@example.se" }]]));
  });
});

describe("an opened letter", () => {
  it("is answered from a template in its own language, once what is in brackets is replaced", async () => {
    const user = open();
    const field = await reply();
    await user.selectOptions(screen.getByLabelText("Börja med en mall"), "Radera uppgifter");
    expect(field.value).toMatch(/^Hello,\n\nYou asked us to erase your data/);
    await user.click(send());
    expect(screen.getByText("Byt ut det som står inom [hakparenteser] först.")).toBeTruthy();
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, "Done.");
    await user.dblClick(send());
    await waitFor(() =>
      expect(sent).toEqual([["/K-261120-ABCDEF/answer", { version: 1, text: "Done.", waits: false }]]),
    );
  });

  it("takes another template in place of one that nobody has changed, and sends a question", async () => {
    const user = open();
    const field = await reply();
    const choose = (name: string) => user.selectOptions(screen.getByLabelText("Börja med en mall"), name);
    await choose("Radera uppgifter");
    await choose("Allmänt svar");
    expect(field.value).toBe("Hello,\n\n[the reply]\n\nKind regards,\nCykelregistret");
    await user.clear(field);
    await user.type(field, "Is it yours?");
    await user.click(screen.getByRole("checkbox", { name: /Det här är en fråga/ }));
    await user.click(send());
    const body = { version: 1, text: "Is it yours?", waits: true };
    await waitFor(() => expect(sent).toEqual([["/K-261120-ABCDEF/answer", body]]));
  });

  it("keeps what is typed when it cannot be sent and when the page is left", async () => {
    refusal = aProblem(401, "session-ended");
    const user = open();
    await user.type(await reply(), "Half an answer");
    await user.click(send());
    cleanup();
    open();
    expect((await reply()).value).toBe("Half an answer");
  });

  it("keeps the focus in the form, and moves it to the letter once it is closed", async () => {
    const user = open();
    await user.type(await reply(), "Done.");
    one = { ...opened, version: 2 };
    await user.click(send());
    await waitFor(async () => expect(document.activeElement).toBe(await form("Svara")));
    await user.type(within(await form("Avsluta")).getByRole("textbox"), "Done.");
    one = { ...opened, version: 3, state: "closed" };
    await user.click(screen.getByRole("button", { name: "Avsluta" }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Please erase me."));
  });

  it("is a colleague's until it is taken over", async () => {
    one = { ...opened, state: "assigned", holder: { id: "ali", name: "Ali Rahimi" } };
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Ta över" }));
    expect(screen.getByText(/Ali Rahimi har hand om brevet/)).toBeTruthy();
    expect(screen.queryByRole("form", { name: "Svara" })).toBeNull();
    await waitFor(() => expect(sent).toEqual([["/K-261120-ABCDEF/holder", { version: 1 }]]));
  });

  it("offers more time only while it can be taken", async () => {
    open();
    expect(await form("Behövs mer tid?")).toBeTruthy();
    cleanup();
    one = { ...opened, due: { on: "2027-02-20", daysLeft: 90, canExtend: false } };
    open();
    expect(await form("Avsluta")).toBeTruthy();
    expect(screen.queryByRole("form", { name: "Behövs mer tid?" })).toBeNull();
  });
});
