import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Campaign } from "#contract/points/campaigns.ts";
import { problem } from "#tests/web/bikes/my-bikes/browser.tsx";
import { json } from "#tests/web/answer-calls.ts";
import { packages, prepare, sent, serve } from "#tests/web/points/purchases/browser.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { CampaignsPage } from "#web/points/purchases/campaigns/CampaignsPage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  useSession: () => ({ state: "signed-in", role: "admin", userId: "u9", name: "Admin" }),
  getAccessToken: async () => "token",
}));

const aCampaign = (changes: Partial<Campaign> = {}): Campaign => ({
  code: "HÖST10",
  effect: { kind: "percent", percent: 10 },
  validFrom: "2026-11-01",
  validTo: "2026-11-30",
  packages: ["PLUS"],
  most: 500,
  redeemed: 12,
  held: 0,
  byDay: [
    { day: "2026-11-17", count: 3 },
    { day: "2026-11-20", count: 9 },
  ],
  state: "running",
  createdAt: "2026-10-30T12:00:00.000Z",
  ...changes,
});

beforeEach(() => {
  prepare();
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});

const open = (address = "/admin-campaigns") => {
  const pages = [
    { path: "/admin-campaigns", Component: CampaignsPage },
    { path: "*", element: <h1>Elsewhere</h1> },
  ];
  showPages(pages, address, { once: true });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const fill = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe("discount codes", () => {
  it("are listed with effect, period and use", async () => {
    const bonus = aCampaign({
      code: "VÅR",
      effect: { kind: "bonus", points: 50 },
      packages: [],
      byDay: [],
      redeemed: 0,
      state: "coming",
    });
    serve({ "GET /admin/points/campaigns": [json({ items: [aCampaign(), bonus] })] });
    open();
    const first = within(await screen.findByRole("article", { name: "HÖST10" }));
    expect(first.getByText("Pågår")).toBeTruthy();
    expect(first.getByText("10 % lägre pris")).toBeTruthy();
    expect(first.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1 november 2026 till 30 november 2026",
      "PLUS",
      "12 av 500 gånger",
    ]);
    expect(
      first.getByText("12 användningar från 17 november 2026 till 20 november 2026, som mest 9 på en dag."),
    ).toBeTruthy();
    expect(document.querySelectorAll(".chart__bars rect")).toHaveLength(4);
    const rows = first.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(["DagAnvändningar", "17 november 20263", "20 november 20269"]);
    const second = within(screen.getByRole("article", { name: "VÅR" }));
    expect(second.getByText("Alla paket")).toBeTruthy();
    expect(second.getByText("Koden har inte använts de senaste 90 dagarna.")).toBeTruthy();
  });

  it("that have no use left say how many of them wait for a payment", async () => {
    const spent = aCampaign({ most: 13, held: 1, state: "exhausted" });
    serve({ "GET /admin/points/campaigns": [json({ items: [spent] })] });
    open();
    const card = within(await screen.findByRole("article", { name: "HÖST10" }));
    expect(card.getByText("12 av 13 gånger")).toBeTruthy();
    expect(card.getByText("1 gång, som blir ledig om betalningen avbryts")).toBeTruthy();
  });

  it.each([
    ["running", "Stoppa HÖST10", "Stoppa koden", true],
    ["exhausted", "Stoppa HÖST10", "Stoppa koden", true],
    ["stopped", "Återuppta HÖST10", "Återuppta koden", false],
  ] as const)(
    "that are %s can be stopped or resumed after a confirmation",
    async (state, button, submit, stopped) => {
      const after = aCampaign({ state: stopped ? "stopped" : "running" });
      serve({
        "GET /admin/points/campaigns": [json({ items: [aCampaign({ state })] }), json({ items: [after] })],
        "PATCH /admin/points/campaigns/H%C3%96ST10": [json(after)],
      });
      open();
      await press(button);
      await press(submit);
      expect(await screen.findByText(stopped ? "Stoppad" : "Pågår")).toBeTruthy();
      expect(sent.map(({ body }) => body)).toEqual([{ stopped }]);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it("that have ended can be neither", async () => {
    serve({ "GET /admin/points/campaigns": [json({ items: [aCampaign({ state: "ended" })] })] });
    open();
    await screen.findByText("Avslutad");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Skapa rabattkod"]);
  });

  it("are created in a form that explains its errors", async () => {
    serve({
      "GET /admin/points/campaigns": [json({ items: [] })],
      "GET /points-packages": [json(packages)],
      "POST /admin/points/campaigns": [problem(409, "campaign-code-taken"), json(aCampaign())],
    });
    open();
    expect(await screen.findByRole("heading", { name: "Inga rabattkoder än" })).toBeTruthy();
    await press("Skapa rabattkod");
    await screen.findByRole("checkbox", { name: "PLUS" });
    await press("Skapa koden");
    for (const words of [
      /Skriv en kod med 3–30/,
      "Skriv ett helt tal från 1 till 90.",
      /Välj en sista dag som inte/,
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    fill("Kod", "höst10");
    await userEvent.click(screen.getByRole("radio", { name: "Poäng extra" }));
    fill("Poäng extra (1–1 000)", "50");
    fill("Sista dagen", "2026-11-19");
    await press("Skapa koden");
    const isWrong = (label: string) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true";
    await vi.waitFor(() => expect(isWrong("Kod")).toBe(false));
    expect(isWrong("Sista dagen")).toBe(true);
    expect(screen.getByText(/Välj en sista dag som inte/)).toBeTruthy();
    fill("Sista dagen", "2026-12-31");
    await userEvent.click(screen.getByRole("checkbox", { name: "PLUS" }));
    await press("Skapa koden");
    expect(await screen.findByText("Koden finns redan. Välj en annan.")).toBeTruthy();
    fill("Kod", "HÖST11");
    await press("Skapa koden");
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.at(-1)?.body).toEqual({
      code: "HÖST11",
      effect: { kind: "bonus", points: 50 },
      validFrom: "2026-11-20",
      validTo: "2026-12-31",
      packages: ["PLUS"],
      most: 100,
    });
  });
});

it("disputed purchases show the last day to answer, and what to answer with", async () => {
  const purchase = {
    userId: "019a9c1e-0000-7000-8000-000000000001",
    orderNumber: "CR-261120-7Q2M9X",
    receiptNumber: 7,
    price: 14_900,
    points: 150,
    createdAt: "2026-11-01T12:00:00.000Z",
    paidAt: "2026-11-01T12:01:00.000Z",
    method: "card",
    isStores: false,
  };
  const at = "2026-11-02T12:00:00.000Z";
  const dispute = {
    id: "du_1",
    paymentId: "pi_1",
    amount: 14_900,
    status: "needs_response",
    since: "2026-11-18T12:00:00.000Z",
    needsAnswer: true,
    dueBy: "2026-12-01T12:00:00.000Z",
    purchase,
    changes: [{ reason: "registration", amount: -100, balanceAfter: 50, at, text: "Monark" }],
  };
  const { purchase: _, ...unknown } = { ...dispute, id: "du_2", changes: [] };
  const ended = {
    ...dispute,
    id: "du_3",
    needsAnswer: false,
    status: "won",
    purchase: { ...purchase, orderNumber: "CR-261120-STORE1", isStores: true, refundedAt: at },
  };
  serve({ "GET /admin/points/disputes": [json({ items: [dispute, unknown, ended] })] });
  open("/admin-campaigns?tab=disputes");
  const card = within(await screen.findByRole("article", { name: purchase.orderNumber }));
  expect(card.getByText("Svara senast 1 december 2026.")).toBeTruthy();
  const { value } = card.getByRole<HTMLTextAreaElement>("textbox", { name: "Underlag till svaret" });
  for (const line of ["Kvittonummer: 7", "Betalning: pi_1", "Betalsätt: Kort"]) expect(value).toContain(line);
  expect(value).toContain("2 november 2026, Registrering av cykel, Monark, -100");
  expect(card.getByRole("link", { name: "Köparens sida" }).getAttribute("href")).toBe(
    `/admin-people/${purchase.userId}?case=disputes.pi_1.${dispute.id}`,
  );
  expect(card.getByRole("link", { name: "Svara i Stripe" })).toBeTruthy();
  expect(within(screen.getByRole("article", { name: "Okänd betalning" })).getByRole("note")).toBeTruthy();
  const stores = within(screen.getByRole("article", { name: "CR-261120-STORE1" }));
  expect(stores.getByRole("link", { name: "Visa i Stripe" })).toBeTruthy();
  const evidence = stores.getByRole<HTMLTextAreaElement>("textbox").value;
  expect(evidence).toContain("Vi betalade tillbaka: 2 november 2026");
  expect(evidence).not.toContain("bad oss börja direkt");
});

describe("the packages", () => {
  it("are changed row by row, with errors explained", async () => {
    const saved = {
      items: [...packages.items.slice(0, 2), { id: "STOR", points: 1000, price: 79_950 }],
      sekPerUsd: 10.5,
    };
    serve({
      "GET /points-packages": [json(packages)],
      "PUT /admin/points/packages": [problem(409, "conflict-try-again"), json(saved)],
    });
    open("/admin-campaigns?tab=packages");
    await press("Ta bort FAMILJ");
    await press("Lägg till paket");
    const row = within(screen.getByRole("group", { name: "Paket 3" }));
    const write = (label: string, text: string) =>
      fireEvent.change(row.getByLabelText(label), { target: { value: text } });
    write("Namn", "plus");
    write("Poäng", "många");
    fill(/Kronor för en US-dollar/, "0,5");
    await press("Spara priserna");
    for (const words of [/Skriv 2–9 stora/, /helt antal poäng/, /minst 30 kronor/, /från 1 till 100/])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    write("Namn", "stor");
    write("Poäng", "1000");
    write("Pris i kronor, inkl. moms", "799,50");
    fill(/Kronor för en US-dollar/, "10,5");
    await press("Spara priserna");
    expect(await screen.findByText("Någon annan ändrade samtidigt. Försök igen.")).toBeTruthy();
    await press("Spara priserna");
    expect(await screen.findByText("Priserna är sparade och gäller från nu.")).toBeTruthy();
    expect(sent.at(-1)?.body).toEqual(saved);
  });

  it("can be reset to the saved ones", async () => {
    serve({ "GET /points-packages": [json(packages)] });
    open("/admin-campaigns?tab=packages");
    await press("Ta bort START");
    expect(screen.getAllByRole("group")).toHaveLength(2);
    await press("Återställ");
    expect(screen.getAllByRole("group")).toHaveLength(3);
    expect(
      screen.getAllByLabelText("Pris i kronor, inkl. moms").map((field) => field.getAttribute("value")),
    ).toEqual(["149", "279", "499"]);
  });
});
