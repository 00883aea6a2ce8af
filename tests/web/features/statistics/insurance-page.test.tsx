import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Figure, Statistics } from "#contract/statistics.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { InsurancePage } from "#web/features/statistics/InsurancePage.tsx";

vi.mock("#web/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const exact = (value: number): Figure => ({ is: "exact", value });
const few: Figure = { is: "few" };

const figures: Statistics = {
  view: "insurance",
  from: "2026-07-01",
  to: "2026-09-30",
  grain: "month",
  place: "Malmö",
  today: "2026-11-26",
  comparedWith: { from: "2025-07-01", to: "2025-09-30" },
  totals: [
    { measure: "thefts", place: "Malmö", now: exact(45), before: exact(30) },
    { measure: "recovered", now: exact(0.223), before: exact(0.177) },
    { measure: "medianDays", now: exact(11), before: few },
    { measure: "refunds", now: { is: "atLeast", value: 120_000 } },
  ],
  lines: [
    {
      measure: "thefts",
      place: "Malmö",
      points: [
        { from: "2026-07-01", to: "2026-07-31", now: exact(15), before: exact(12) },
        { from: "2026-08-01", to: "2026-08-31", now: few, before: exact(18) },
        { from: "2026-09-01", to: "2026-09-30", now: exact(13), before: few },
      ],
    },
  ],
  stacks: [],
  breakdowns: [
    {
      dimension: "lock",
      measure: "thefts",
      rows: [
        { value: "u-lock", now: exact(25), before: exact(20), recovered: exact(0.4) },
        { value: "unknown", now: { is: "atLeast", value: 8 }, before: few, recovered: few },
      ],
      rest: exact(9),
    },
    { dimension: "hour", measure: "thefts", rows: [{ value: "4-22", now: exact(6) }], rest: exact(39) },
  ],
  cohorts: [
    { month: "2026-07", thefts: exact(22), shares: [exact(0.25), few, exact(0.5), exact(0.5), null] },
  ],
};

let asked: string[];
let answer: Response;
beforeEach(async () => {
  asked = [];
  answer = Response.json(figures);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer.clone();
  });
  await startTexts("sv");
});
afterEach(cleanup);

const open = (search = "?from=2026-07-01&to=2026-09-30&place=Malmö") => {
  const router = createMemoryRouter([{ path: "/insurance-analytics", Component: InsurancePage }], {
    initialEntries: [`/insurance-analytics${search}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

it("the heading is what the figures say, and each stands beside the one it is compared with", async () => {
  open();
  expect(
    await screen.findByRole("heading", { level: 1, name: /^Malmö: 45 \(\+50\s%\) cyklar anmälda stulna$/ }),
  ).toBeTruthy();
  const tile = (term: string) => screen.getByText(term).parentElement?.textContent?.replaceAll(/\s/g, " ");
  expect(tile("Andel återfunna")).toContain("22,3 %+4,6 p.e. mot 17,7 %");
  expect(tile("Mediantid till återfunnen")).toMatch(/11 dygn$/);
  expect(tile("Ångrade köp")).toContain("minst 1 200 kr");
});

it("a chart tells its values to arrow keys, and that one of them is too small", async () => {
  open();
  const card = await screen.findByRole("region", { name: "Anmälda stulna: Malmö" });
  const chart = within(card).getByRole("slider");
  fireEvent.keyDown(chart, { key: "ArrowRight" });
  expect(chart.getAttribute("aria-valuetext")).toBe("juli 2026: 15 · Jämförelse: 12");
  fireEvent.keyDown(chart, { key: "ArrowRight" });
  expect(within(card).getByText("augusti 2026: färre än 5 · Jämförelse: 18")).toBeTruthy();
  fireEvent.keyDown(chart, { key: "End" });
  expect(chart.getAttribute("aria-valuetext")).toBe("september 2026: 13 · Jämförelse: färre än 5");
});

it("a chart becomes a table, with what is not named as one row", async () => {
  open();
  const card = await screen.findByRole("region", { name: "Hur den var låst" });
  await userEvent.click(within(card).getByRole("button", { name: "Tabell" }));
  const rows = within(card)
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => (cell.textContent ?? "").replaceAll(/\s/g, " ")));
  expect(rows).toEqual([
    ["Hur den var låst", "Antal", "Jämförelse", "Återfunna"],
    ["Bygellås", "25", "20", "40 %"],
    ["Vet inte", "minst 8", "färre än 5", "visas inte"],
    ["Övriga", "9", "", ""],
  ]);
  expect(within(card).getByText(/Det som har minst fem visas för sig/)).toBeTruthy();
});

it("weekdays and hours, and months and days, are told one by one", async () => {
  open();
  const hours = await screen.findByRole("region", { name: "När de stjäls" });
  fireEvent.keyDown(within(hours).getByRole("slider"), { key: "Home" });
  expect(within(hours).getByText("Måndag 00–01: färre än 5")).toBeTruthy();
  const cohort = screen.getByRole("region", { name: "Hur snart de kommer tillbaka" });
  fireEvent.keyDown(within(cohort).getByRole("slider"), { key: "End" });
  expect(within(cohort).getByText("juli 2026, 90 dygn: har inte gått än")).toBeTruthy();
});

it("what is chosen stands in the address and is asked for", async () => {
  const router = open();
  await screen.findByRole("heading", { level: 1, name: /Malmö/ });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Jämför med" }), "before");
  expect(router.state.location.search).toContain("compare=before");
  await userEvent.click(screen.getByRole("button", { name: "30 dagar" }));
  expect(router.state.location.search).toContain("period=days30");
  expect(asked.at(-1)).toMatch(/\/admin\/statistics\/insurance\?.*grain=day.*compare=before.*place=Malm/);
});

it("a period that cannot be shown is said, and can be changed", async () => {
  answer = Response.json(
    { type: "", title: "", status: 422, code: "statistics-period-invalid" },
    { status: 422 },
  );
  open("?from=2020-01-01&to=2026-09-30");
  expect(await screen.findByText(/Perioden går inte att visa/)).toBeTruthy();
  expect(screen.getByLabelText("Från")).toHaveProperty("value", "2020-01-01");
});

it("shows where bikes are stolen by county, and by municipality", async () => {
  const row = (value: string) => ({ value, now: exact(42), recovered: few, registered: exact(10_000) });
  const place = { measure: "thefts" as const, rest: exact(9) };
  answer = Response.json({
    ...figures,
    breakdowns: [
      { ...place, dimension: "county", rows: [row("Skåne")] },
      { ...place, dimension: "place", rows: [row("Malmö")] },
    ],
  });
  open();
  const map = within(await screen.findByRole("region", { name: "Var de stjäls" }));
  const drawing = await map.findByRole("slider", { name: /Karta över län/ });
  fireEvent.keyDown(drawing, { key: "ArrowRight" });
  expect(map.getByText("Skåne län: 4,2 av 1 000, 42 stulna")).toBeTruthy();
  await userEvent.click(map.getByRole("button", { name: "Kommuner" }));
  fireEvent.keyDown(await map.findByRole("slider", { name: /Karta över kommuner/ }), { key: "Home" });
  expect(map.getByText("Malmö: 4,2 av 1 000, 42 stulna")).toBeTruthy();
  await userEvent.click(map.getByRole("button", { name: "Tabell" }));
  expect(map.getByRole("row", { name: /^Malmö 42 10\s000 4,2$/ })).toBeTruthy();
});
