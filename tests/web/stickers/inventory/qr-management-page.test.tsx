import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { CodeLife } from "#contract/stickers/admin-codes.ts";
import type { Inventory, Run } from "#contract/stickers/inventory.ts";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import { pressElsewhere } from "#tests/web/press-elsewhere.ts";
import { aProblem, type Answers, answerCalls, type SentCall } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { QrManagementPage } from "#web/stickers/inventory/QrManagementPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

const runId = `batch_${"0".repeat(26)}`;
const runUid = "8d3b2a10-7c55-4a31-8e0f-89abcdef0123";
const aRun = (over: Partial<Run> = {}): Run => ({
  id: runId,
  pool: "self",
  count: 120,
  made: 0,
  createdAt: "2026-11-20T10:00:00.000Z",
  ...over,
});
const aPool = (over: Partial<Inventory> = {}): Inventory => ({ pool: "self", rolls: 2, active: 12, ...over });

let api: Answers;
let sent: SentCall[];

const waiting = "GET /orders?party=store&state=pending&limit=50";
const begun = "GET /orders?party=store&state=approved&limit=50";
const noStores = {
  [begun]: [Response.json({ items: [] })],
  "GET /stores?limit=50": [Response.json({ items: [] })],
  [waiting]: [Response.json({ items: [] })],
};
const open = (search: string, answers: Record<string, Response[]>) => {
  api = { "GET /qr/runs": [Response.json({ items: [] })], ...noStores, ...answers };
  showPages([{ path: "/", Component: QrManagementPage }], `/${search}`);
};

beforeEach(() => {
  sent = answerCalls("/api/admin", () => api);
});

const calls = (call: string) => sent.filter((each) => each.call === call);
const button = (name: string) => screen.findByRole("button", { name });

it("the preview shows the sheets for the number of stickers, one at a time", async () => {
  open("", {});
  const field = await screen.findByRole("textbox", { name: "Hur många dekaler?" });
  await userEvent.clear(field);
  await userEvent.type(field, "45");
  expect(await screen.findByText("Ark 1 av 3")).toBeTruthy();
  const stickers = () => document.querySelectorAll(".qrsheet use").length;
  expect(stickers()).toBe(20);
  await userEvent.click(await button("Nästa ark"));
  await userEvent.click(await button("Nästa ark"));
  expect(screen.getByText("Ark 3 av 3")).toBeTruthy();
  expect(stickers()).toBe(5);
  expect(screen.getByText("En dekal är 40 × 52 mm och koden 25,2 mm.")).toBeTruthy();
  await userEvent.clear(field);
  expect(stickers()).toBe(0);
});

const outside = "Ogiltigt antal. Ange ett antal mellan 1 och 1000";

it.each([
  ...["0", "1001", "abc", "2.5", "-1"].map((typed) => [typed, outside] as const),
  ["", "Inget antal QR-koder angivet"] as const,
])("no codes are made for '%s'", async (typed, why) => {
  open("", {});
  const field = await screen.findByRole("textbox", { name: "Hur många dekaler?" });
  await userEvent.clear(field);
  if (typed !== "") await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole("button", { name: /^Skapa \d+ kod/ }));
  expect(screen.getByText(why)).toBeTruthy();
  expect(calls("POST /qr/runs")).toEqual([]);
  expect(field).toHaveProperty("value", typed);
});

it("codes are made fifty at a time, with the progress shown", async () => {
  const more = `POST /qr/runs/${runId}/codes`;
  open("", {
    "POST /qr/runs": [Response.json(aRun())],
    [more]: [50, 100, 120].map((made) => Response.json(aRun({ made }))),
  });
  const field = await screen.findByRole("textbox", { name: "Hur många dekaler?" });
  await userEvent.clear(field);
  await userEvent.type(field, "120");
  await userEvent.click(await button("Skapa 120 koder"));
  expect(await screen.findByText("120 koder är skapade. Skriv ut dem nedan.")).toBeTruthy();
  expect(calls("POST /qr/runs")).toMatchObject([{ body: { pool: "self", count: 120 } }]);
  expect(calls(more)).toHaveLength(3);
});

it("pressing again after a failure continues the same run", async () => {
  const failed = aProblem(409, "conflict-try-again");
  open("", {
    "POST /qr/runs": [failed, Response.json(aRun({ count: 10 }))],
    [`POST /qr/runs/${runId}/codes`]: [Response.json(aRun({ count: 10, made: 10 }))],
  });
  await userEvent.click(await button("Skapa 10 koder"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/\w/);
  await userEvent.click(await button("Skapa 10 koder"));
  expect(await screen.findByText("10 koder är skapade. Skriv ut dem nedan.")).toBeTruthy();
  const keys = calls("POST /qr/runs").map(({ key }) => key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it("an interrupted run can be continued, and is marked as printed by hand", async () => {
  const half = aRun({ made: 50 });
  const whole = aRun({ made: 120 });
  const printed = aRun({ made: 120, printedAt: "2026-11-20T11:00:00.000Z" });
  open("", {
    "GET /qr/runs": [half, whole, printed].map((run) => Response.json({ items: [run] })),
    [`POST /qr/runs/${runId}/codes`]: [Response.json(whole)],
    [`PUT /qr/runs/${runId}/printed`]: [Response.json(printed)],
  });
  await pressElsewhere(await button("Fortsätt skapa"));
  await pressElsewhere(await button("Utskriven"));
  expect(await button("Inte utskriven")).toBeTruthy();
});

const stock = (...pools: Inventory[]) => ({
  "GET /inventory?limit=50": pools.map((pool) => Response.json({ items: [pool] })),
  "GET /inventory/changes": [Response.json({ items: [] })],
});

it("a roll is taken out of the warehouse", async () => {
  open("?tab=inventory", {
    ...stock(aPool(), aPool({ rolls: 1, active: 112 })),
    "POST /inventory/self/rolls": [Response.json(aPool({ rolls: 1, active: 112 }))],
  });
  await userEvent.click(await button("Ta fram en rulle"));
  expect(await screen.findByText("112 aktiva koder")).toBeTruthy();
  expect(screen.getByText("1 rulle i lager")).toBeTruthy();
});

it("stock is corrected with a reason, never below zero", async () => {
  const adjust = "POST /inventory/self/adjustments";
  open("?tab=inventory", {
    ...stock(aPool(), aPool({ active: 9 })),
    [adjust]: [Response.json(aPool({ active: 9 }))],
  });
  await userEvent.click(await button("Rätta antal"));
  const dialog = within(await screen.findByRole("dialog", { name: "Rätta Egenregistrering" }));
  const active = dialog.getByRole("textbox", { name: "Aktiva koder" });
  await userEvent.clear(active);
  await userEvent.type(active, "-3");
  await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Räknat");
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  expect(dialog.getByText("Antal kan inte vara negativt")).toBeTruthy();
  await userEvent.clear(active);
  await userEvent.type(active, "9");
  await userEvent.click(dialog.getByRole("button", { name: "Spara" }));
  expect(await screen.findByText("9 aktiva koder")).toBeTruthy();
  expect(calls(adjust)).toMatchObject([
    { body: { rolls: 2, active: 9, seen: { rolls: 2, active: 12 }, reason: "Räknat" } },
  ]);
});

it("the second of two administrators sees the new numbers, and can save on the next try", async () => {
  const adjust = "POST /inventory/self/adjustments";
  open("?tab=inventory", {
    ...stock(aPool(), aPool({ active: 5 })),
    [adjust]: [aProblem(409, "inventory-changed"), Response.json(aPool({ active: 7 }))],
  });
  await userEvent.click(await button("Rätta antal"));
  const dialog = within(await screen.findByRole("dialog", { name: "Rätta Egenregistrering" }));
  const active = dialog.getByRole("textbox", { name: "Aktiva koder" });
  await userEvent.clear(active);
  await userEvent.type(active, "7");
  await userEvent.type(dialog.getByRole("textbox", { name: "Skäl" }), "Räknat");
  const save = dialog.getByRole("button", { name: "Spara" });
  await userEvent.click(save);
  expect(await dialog.findByText(/^Kunde inte uppdatera lager/)).toBeTruthy();
  expect(await dialog.findByText("Siffrorna är nu: rullar i lager 2, aktiva koder 5.")).toBeTruthy();
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(calls(adjust)).toMatchObject([
    { body: { active: 7, seen: { rolls: 2, active: 12 }, reason: "Räknat" } },
    { body: { active: 7, seen: { rolls: 2, active: 5 }, reason: "Räknat" } },
  ]);
});

it("an empty stock says so", async () => {
  open("?tab=inventory", stock(aPool({ rolls: 0, active: 3 })));
  expect(await screen.findByText("Lager slut")).toBeTruthy();
});

it("the code on a roll label shows the roll and its codes", async () => {
  const id = `${runId}-2`;
  const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
  const codes = [{ uid, shortCode: "K7L9RD", state: "linked" }];
  const roll = { id, pool: "store_1", store: "Vadstena Cykel", state: "active", count: 30, left: 29, codes };
  open(`?tab=inventory&type=store&id=${id}`, {
    [`GET /qr/rolls/${id}`]: [Response.json(roll)],
    "GET /inventory?limit=50": [Response.json({ items: [] })],
    "GET /inventory/changes": [Response.json({ items: [] })],
  });
  const shown = await screen.findByRole("region", { name: "Rulle 2" });
  expect(within(shown).getByText("Vadstena Cykel · Framtagen · 29 av 30 koder kvar")).toBeTruthy();
  const code = within(shown).getByRole("link", { name: "K7L 9RD" });
  expect(code.getAttribute("href")).toBe(`/qr/${uid}`);
  expect(within(shown).getByText("Kopplad")).toBeTruthy();
});

it("the id of a store shows no roll", async () => {
  open("?tab=inventory&type=store&id=store_1", {
    "GET /inventory?limit=50": [Response.json({ items: [] })],
    "GET /inventory/changes": [Response.json({ items: [] })],
  });
  await screen.findByText("Lagret är tomt. Skapa koder, så kommer de hit.");
  expect(screen.queryByRole("region", { name: /^Rulle/ })).toBeNull();
});

it("stores waiting for codes are listed beside the generator with links to their orders", async () => {
  const order = {
    kind: "qr_order",
    orderNumber: "CR-261120-ABCDEF",
    state: "pending",
    count: 30,
    linked: 0,
    storeId: "store_1",
    store: "Vadstena Cykel",
    createdAt: "2026-11-20T10:00:00.000Z",
  };
  const goods = { ...order, kind: "inventory_order", orderNumber: "CR-261120-GHJKLM", item: "Ställ" };
  const after = `${waiting}&cursor=next`;
  const older = { ...order, orderNumber: "CR-261119-ABCDEF", createdAt: "2026-11-19T10:00:00.000Z" };
  const half = { ...older, state: "approved", orderNumber: "CR-261118-ABCDEF", linked: 10 };
  open("", {
    [waiting]: [Response.json({ items: [goods, order], cursor: "next" })],
    [after]: [Response.json({ items: [older] })],
    [begun]: [Response.json({ items: [{ ...half, createdAt: "2026-11-18T10:00:00.000Z" }] })],
  });
  const part = await screen.findByRole("region", { name: "Butiker som väntar på koder" });
  expect(within(part).getByText(/30 koder, beställda 20 november 2026/)).toBeTruthy();
  const links = within(part).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/admin-orders?order=CR-261118-ABCDEF",
    "/admin-orders?order=CR-261119-ABCDEF",
    "/admin-orders?order=CR-261120-ABCDEF",
  ]);
});

const sticker = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const short = formatShortCode(shortCodeOf(sticker));
const voidCode = { uid: sticker, shortCode: shortCodeOf(sticker), state: "void", pool: "self" } as const;
const life: CodeLife = {
  ...voidCode,
  roll: { id: `${runId}-2`, state: "active" },
  run: { id: runId },
  events: [
    { what: "made", at: "2026-11-01T10:00:00.000Z" },
    { what: "linked", at: "2026-11-02T10:00:00.000Z", bikeId: "bike_1", orderNumber: "QR-1" },
    { what: "voided", at: "2026-11-03T10:00:00.000Z", bikeId: "bike_1", reason: "lost", followedBy: runUid },
  ],
  scans: [
    { day: "2026-11-03", count: 2 },
    { day: "2026-11-02", count: 1 },
  ],
};

it("a code is found by a part of it, and shows its history", async () => {
  open("?tab=codes", {
    "GET /qr/codes?part=k7l": [Response.json({ items: [voidCode] })],
    [`GET /qr/codes/${sticker}`]: [Response.json(life)],
  });
  const field = await screen.findByRole("textbox", { name: "Kod, eller en del av den" });
  await userEvent.type(field, "k7l{Enter}");
  await userEvent.click(await screen.findByRole("link", { name: short }));
  expect(await screen.findByRole("heading", { name: `Kod ${short}` })).toBeTruthy();
  expect(screen.getByText("Spärrad: tappad")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Beställning QR-1" })).toBeTruthy();
  expect(screen.getByText("3 gånger det senaste året.")).toBeTruthy();
  expect(
    screen.getByRole("link", { name: `Ersatt av ${formatShortCode(shortCodeOf(runUid))}` }),
  ).toBeTruthy();
});

it.each([
  ["k", "Skriv minst två tecken av koden, bara bokstäver och siffror"],
  ["åäö", "Skriv minst två tecken av koden, bara bokstäver och siffror"],
  [`https://evil.example/qr/${sticker}`, "Det är ingen av våra QR-koder"],
])("%s is not searched for, and stays in the field", async (typed, said) => {
  open("?tab=codes", {});
  const field = await screen.findByRole("textbox", { name: "Kod, eller en del av den" });
  // Typed keys could come as fast as a scanner's.
  await userEvent.click(field);
  await userEvent.paste(typed);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText(said)).toBeTruthy();
  expect(field).toHaveProperty("value", typed);
  expect(sent.filter(({ call }) => call.includes("qr/codes"))).toEqual([]);
});

it("a pasted address opens its code, and an unknown code says so", async () => {
  open("?tab=codes", { [`GET /qr/codes/${sticker}`]: [aProblem(404, "qr-not-found")] });
  const field = await screen.findByRole("textbox", { name: "Kod, eller en del av den" });
  await userEvent.click(field);
  await userEvent.paste(`${location.origin}/qr/${sticker}`);
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByText("Koden kunde inte hämtas")).toBeTruthy();
});

it("a part that no code contains says so", async () => {
  open("?tab=codes&part=zz", { "GET /qr/codes?part=zz": [Response.json({ items: [] })] });
  expect(await screen.findByText("Ingen kod innehåller zz.")).toBeTruthy();
});

it("stock shows how long it lasts, and its log who did what", async () => {
  const change = { id: "change_1", pool: "self", what: "moved", rolls: -1, active: 100 } as const;
  open("?tab=inventory", {
    ...stock(aPool({ perDay: 2.5, lastsUntil: "2026-12-24" })),
    "GET /inventory/changes": [
      Response.json({ items: [{ ...change, by: "Maja Ek", at: "2026-11-20T10:00:00.000Z" }] }),
    ],
  });
  expect(
    await screen.findByText("Räcker till omkring 24 december 2026 i dagens takt, 2,5 om dagen"),
  ).toBeTruthy();
  expect(await screen.findByText("Av Maja Ek")).toBeTruthy();
});
