import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Campaign } from "#contract/points/campaigns.ts";
import { problem } from "#tests/web/features/bikes/browser.tsx";
import { json, packages, prepare, sent, serve } from "#tests/web/features/points/browser.tsx";
import { giveLayout } from "#tests/web/layout.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { CampaignsPage } from "#web/features/points/campaigns/CampaignsPage.tsx";

vi.mock("#web/auth/session.ts", () => ({
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
  byDay: [
    { day: "2026-11-17", count: 3 },
    { day: "2026-11-20", count: 9 },
  ],
  state: "running",
  createdAt: "2026-10-30T12:00:00.000Z",
  ...changes,
});

beforeEach(async () => {
  prepare();
  giveLayout();
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
  await startTexts("sv");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (address = "/admin-campaigns") => {
  const pages = [
    { path: "/admin-campaigns", Component: CampaignsPage },
    { path: "*", element: <h1>Elsewhere</h1> },
  ];
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />
    </QueryClientProvider>,
  );
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const fill = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe("discount codes", () => {
  it("are listed with what they give, when, and how they are used", async () => {
    const bonus = aCampaign({
      code: "VÅR",
      effect: { kind: "bonus", points: 50 },
      packages: [],
      byDay: [],
      redeemed: 0,
      state: "coming",
    });
    serve({ "GET /admin/campaigns": [json({ items: [aCampaign(), bonus] })] });
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

  it.each([
    ["running", "Stoppa HÖST10", "Stoppa koden", true],
    ["stopped", "Återuppta HÖST10", "Återuppta koden", false],
  ] as const)(
    "that are %s are stopped or resumed after a question",
    async (state, button, submit, stopped) => {
      const after = aCampaign({ state: stopped ? "stopped" : "running" });
      serve({
        "GET /admin/campaigns": [json({ items: [aCampaign({ state })] }), json({ items: [after] })],
        "PATCH /admin/campaigns/H%C3%96ST10": [json(after)],
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
    serve({ "GET /admin/campaigns": [json({ items: [aCampaign({ state: "ended" })] })] });
    open();
    await screen.findByText("Avslutad");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Skapa rabattkod"]);
  });

  it("are made in a form that says in words what is wrong", async () => {
    serve({
      "GET /admin/campaigns": [json({ items: [] })],
      "GET /points-packages": [json(packages)],
      "POST /admin/campaigns": [problem(409, "campaign-code-taken"), json(aCampaign())],
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

describe("what points are sold for", () => {
  it("is changed row by row, and says in words what is wrong", async () => {
    const saved = {
      items: [...packages.items.slice(0, 2), { id: "STOR", points: 1000, price: 79_950 }],
      kronorADollar: 10.5,
    };
    serve({
      "GET /points-packages": [json(packages)],
      "PUT /admin/points-packages": [problem(409, "conflict-try-again"), json(saved)],
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
    for (const words of [/Skriv 2–20 stora/, /helt antal poäng/, /minst 1 krona/, /från 1 till 100/])
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

  it("goes back to what is in force when asked to", async () => {
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

describe("someone's balance", () => {
  const account = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";

  it("is corrected with a reason, after a question", async () => {
    serve({
      [`POST /admin/accounts/${account}/points`]: [problem(409, "balance-too-low"), json({ points: 10 })],
    });
    open(`/admin-campaigns?tab=balance&account=${account}`);
    await screen.findByLabelText("Konto");
    fill("Poäng att lägga till eller dra av", "−50");
    await press("Ändra saldot");
    const question = within(await screen.findByRole("dialog", { name: "Dra av 50 poäng?" }));
    const confirm = () => userEvent.click(question.getByRole("button", { name: "Ändra saldot" }));
    await confirm();
    expect(await question.findByText("Fyll i det här fältet.")).toBeTruthy();
    await userEvent.type(question.getByLabelText("Anledning"), "Dubbelt köp");
    await confirm();
    expect(await question.findByText("Saldot räcker inte till det.")).toBeTruthy();
    await confirm();
    expect(await screen.findByText("Saldot är ändrat. Det är nu 10 poäng.")).toBeTruthy();
    expect(sent.at(-1)).toEqual({
      route: `POST /admin/accounts/${account}/points`,
      body: { amount: -50, reason: "Dubbelt köp" },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it("needs a whole account id and a number that is not zero", async () => {
    serve({});
    open("/admin-campaigns?tab=balance");
    await screen.findByLabelText("Konto");
    fill("Konto", "anna");
    fill("Poäng att lägga till eller dra av", "0");
    await press("Ändra saldot");
    expect(await screen.findByText(/Det har 36 tecken/)).toBeTruthy();
    expect(screen.getByText(/Skriv ett helt tal från -10 000/)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
