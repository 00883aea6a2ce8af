import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ListedStore, OpenedStore } from "#contract/shops/stores.ts";
import { aProblem, type Answers, answerCalls, type SentCall } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { ApprovedEntitiesPage } from "#web/shops/stores/ApprovedEntitiesPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

const aStore = (changes: Partial<ListedStore> = {}): ListedStore => ({
  storeId: "store_1",
  name: "Cykelboden i Vadstena",
  city: "Vadstena",
  organisationNumber: "559900-1004",
  state: "active",
  createdAt: "2026-11-02T10:00:00.000Z",
  ...changes,
});
const opened = (changes: Partial<OpenedStore> = {}): OpenedStore => ({
  ...aStore(),
  credit: { limit: 0, left: 0 },
  version: 3,
  points: 4200,
  balanceVersion: 7,
  address: { street: "Storgatan 1", postalCode: "592 30" },
  contact: { name: "Petra Holm", email: "petra@cykelboden.example", phone: "+46317001234" },
  partner: { visible: false, place: 500, city: "Vadstena", registersAtSale: false, isHidden: false },
  ...changes,
});

const list = "GET /stores?limit=20";
const find = "POST /stores/search";
const one = "GET /stores/store_1";
const decide = "PUT /stores/store_1/state";
const change = "PUT /stores/store_1";

let api: Answers;
let sent: SentCall[];

beforeEach(() => {
  sent = answerCalls("/api/admin", () => api);
});
afterEach(() => {
  sessionStorage.clear();
});

const open = (search: string, answers: Record<string, Response[]>) => {
  api = answers;
  const { router } = showPages([{ path: "/", Component: ApprovedEntitiesPage }], `/${search}`);
  return router;
};
const bodyOf = (call: string): unknown => sent.findLast((each) => each.call === call)?.body;
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const problem = (code: string, status = 409) => aProblem(status, code);

it("shops are listed with place and state, and can be opened", async () => {
  const other = aStore({
    storeId: "store_2",
    name: "Ärlans Cykel",
    state: "suspended",
    chain: "Sportcykeln",
  });
  const router = open("", {
    [list]: [Response.json({ items: [aStore(), other] })],
    [one]: [Response.json(opened())],
  });
  const card = within(await screen.findByRole("article", { name: "Cykelboden i Vadstena" }));
  expect(card.getByText("Vadstena · 559900-1004")).toBeTruthy();
  expect(card.getByText("Aktiv")).toBeTruthy();
  const suspended = within(screen.getByRole("article", { name: "Ärlans Cykel" }));
  expect(suspended.getByText("Avstängd")).toBeTruthy();
  expect(suspended.getByText(/Sportcykeln/)).toBeTruthy();
  await userEvent.click(card.getByRole("link"));
  expect(router.state.location.search).toBe("?id=store_1");
  expect(await screen.findByText("Storgatan 1, 592 30 Vadstena")).toBeTruthy();
  expect(screen.getByRole("link", { name: "petra@cykelboden.example" })).toBeTruthy();
});

it("a shop is found by text that never appears in the URL", async () => {
  const router = open("", {
    [list]: [Response.json({ items: [] })],
    [find]: [Response.json({ items: [aStore()] }), Response.json({ items: [] })],
  });
  expect(await screen.findByText("Inga butiker än")).toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox"), " 811218-9876 {Enter}");
  expect(await screen.findByRole("article", { name: "Cykelboden i Vadstena" })).toBeTruthy();
  expect(bodyOf(find)).toEqual({ limit: 20, text: "811218-9876" });
  expect(router.state.location.search).toBe("");
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "xyz{Enter}");
  expect(await screen.findByText("Ingen butik hittades")).toBeTruthy();
  await press("Visa alla");
  expect(await screen.findByText("Inga butiker än")).toBeTruthy();
});

it("the search is kept while a shop is open", async () => {
  const sole = aStore({ name: "Ärlans Cykel" });
  open("", {
    [list]: [Response.json({ items: [] })],
    [find]: [Response.json({ items: [sole] })],
    [one]: [Response.json(opened({ name: "Ärlans Cykel" }))],
  });
  await userEvent.type(await screen.findByRole("searchbox"), "ärlan{Enter}");
  await userEvent.click(await screen.findByRole("link", { name: "Ärlans Cykel" }));
  await userEvent.click(await screen.findByRole("link", { name: "Alla butiker" }));
  expect(screen.getByRole("searchbox")).toHaveProperty("value", "ärlan");
  expect(await screen.findByRole("article", { name: "Ärlans Cykel" })).toBeTruthy();
});

it("a shop is suspended only with a reason, and reactivated", async () => {
  const suspended = opened({
    state: "suspended",
    version: 4,
    decision: { reason: "Kvitton som inte stämmer", at: "2026-11-24T10:00:00.000Z" },
  });
  open("?id=store_1", {
    [one]: [Response.json(opened())],
    [decide]: [Response.json(suspended), Response.json(opened({ version: 5 }))],
  });
  await press("Stäng av butiken");
  const dialog = within(await screen.findByRole("dialog", { name: "Stänga av Cykelboden i Vadstena?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Stäng av butiken" }));
  expect(bodyOf(decide)).toBeUndefined();
  await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Kvitton som inte stämmer");
  await userEvent.click(dialog.getByRole("button", { name: "Stäng av butiken" }));
  expect(await screen.findByText("Avstängd")).toBeTruthy();
  expect(bodyOf(decide)).toEqual({ state: "suspended", reason: "Kvitton som inte stämmer" });
  expect(screen.getByText("Kvitton som inte stämmer")).toBeTruthy();
  await press("Öppna butiken igen");
  const again = within(await screen.findByRole("dialog", { name: "Öppna Cykelboden i Vadstena igen?" }));
  await userEvent.type(again.getByRole("textbox", { name: "Skäl" }), "Rättat");
  await userEvent.click(again.getByRole("button", { name: "Öppna butiken igen" }));
  expect(await screen.findByText("Aktiv")).toBeTruthy();
  expect(bodyOf(decide)).toEqual({ state: "active", reason: "Rättat" });
});

it("a question stays what it was when a colleague has answered it meanwhile", async () => {
  open("?id=store_1", {
    [one]: [Response.json(opened()), Response.json(opened({ state: "suspended", version: 4 }))],
    [decide]: [problem("store-changed")],
  });
  await press("Stäng av butiken");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Fel");
  await userEvent.click(dialog.getByRole("button", { name: "Stäng av butiken" }));
  expect(await screen.findByText("Avstängd")).toBeTruthy();
  expect(await dialog.findByText(/Butiken har ändrats under tiden/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Öppna butiken igen" })).toBeNull();
});

it("a conflict is reported, keeps the reason and shows the current state", async () => {
  open("?id=store_1", { [one]: [Response.json(opened())], [decide]: [problem("store-changed")] });
  await press("Stäng av butiken");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Fel");
  await userEvent.click(dialog.getByRole("button", { name: "Stäng av butiken" }));
  expect(await dialog.findByText(/Butiken har ändrats under tiden/)).toBeTruthy();
  expect(dialog.getByRole("textbox", { name: "Skäl" })).toHaveProperty("value", "Fel");
  expect(sent.filter(({ call }) => call === one).length).toBeGreaterThan(1);
});

it("a chain is set based on the version shown", async () => {
  open("?id=store_1", {
    [one]: [Response.json(opened({ chain: "Sportcykeln" }))],
    [change]: [Response.json(opened({ version: 4, locationId: "0417" }))],
  });
  const chain = await screen.findByRole("textbox", { name: "Kedja" });
  expect(chain).toHaveProperty("value", "Sportcykeln");
  await userEvent.clear(chain);
  await userEvent.type(screen.getByRole("textbox", { name: "Vad kedjan kallar butiken" }), "0417");
  const form = within(screen.getByRole("form", { name: "Kedja och plats" }));
  await userEvent.click(form.getByRole("button", { name: "Spara" }));
  expect(await form.findByText("Sparat.")).toBeTruthy();
  expect(bodyOf(change)).toEqual({ version: 3, locationId: "0417" });
});

it("faults in the directory entry are shown, and a valid one is saved", async () => {
  const call = "PUT /stores/store_1/partner";
  const partner = { visible: true, place: 3, city: "Vadstena", registersAtSale: false };
  open("?id=store_1", {
    [one]: [Response.json(opened())],
    [call]: [Response.json(opened({ version: 4, partner: { ...partner, isHidden: false } }))],
  });
  const form = within(await screen.findByRole("form", { name: "Bland partners" }));
  const fill = async (name: string, text: string) => {
    await userEvent.clear(form.getByRole("textbox", { name }));
    if (text !== "") await userEvent.type(form.getByRole("textbox", { name }), text);
  };
  await fill("Plats i listan", "1000");
  await fill("Ort", "");
  await fill("Webbplats", "http://cykelboden.example");
  await userEvent.click(form.getByRole("button", { name: "Spara" }));
  for (const fault of [
    "Ange en plats mellan 1 och 999",
    "Skriv vilken ort butiken ligger i",
    "Adressen ska börja med https://",
  ])
    expect(form.getByText(fault)).toBeTruthy();
  expect(bodyOf(call)).toBeUndefined();
  await fill("Plats i listan", "3");
  await fill("Ort", "Vadstena");
  await fill("Webbplats", "");
  await userEvent.click(form.getByRole("checkbox", { name: "Visas för alla" }));
  await userEvent.click(form.getByRole("button", { name: "Spara" }));
  expect(await form.findByText("Sparat.")).toBeTruthy();
  expect(bodyOf(call)).toEqual({ ...partner, version: 3 });
  expect(form.getByRole("link", { name: "Visa sidan" }).getAttribute("href")).toBe("/partners/store_1");
});

it.each([["store-not-found", 404] as const, ["invalid-request", 400] as const])(
  "says of an id that belongs to no store (%s) that there is none",
  async (code, status) => {
    open("?id=store_x", { "GET /stores/store_x": [problem(code, status)] });
    expect(await screen.findByText("Butiken finns inte")).toBeTruthy();
  },
);

it("what is typed about a shop's points survives a session that ends, and is sent once", async () => {
  const points = "POST /stores/store_1/points";
  const openShop = (...answers: Response[]) =>
    open("?id=store_1", { [one]: [Response.json(opened())], [points]: answers });
  const amount = () => screen.findByRole("textbox", { name: "Ändring" });
  openShop(problem("internal-error", 500));
  await userEvent.type(await amount(), "500");
  await userEvent.type(screen.getByRole("textbox", { name: "Skäl" }), "Faktura 17");
  await press("Ändra poängen");
  await expect.poll(() => bodyOf(points)).toEqual({ version: 7, amount: 500, reason: "Faktura 17" });
  cleanup();
  openShop(Response.json(opened({ points: 4700 })));
  expect(await amount()).toHaveProperty("value", "500");
  await press("Ändra poängen");
  await screen.findByText("Poängen är ändrade.");
  expect(new Set(sent.flatMap(({ call, key }) => (call === points ? [key] : []))).size).toBe(1);
  cleanup();
  openShop();
  expect(await amount()).toHaveProperty("value", "");
});
