import { aProblem } from "#tests/web/answer-calls.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import type { Statistics } from "#contract/office/statistics.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { InsurancePage } from "#web/office/statistics/InsurancePage.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));

const figures: Statistics = {
  view: "insurance",
  from: "2026-07-01",
  to: "2026-09-30",
  grain: "month",
  place: "Malmö",
  today: "2026-11-26",
  since: "2025-01-02",
  audience: "office",
  months: { from: "2026-07-01", to: "2026-09-30" },
  comparedWith: { from: "2025-07-01", to: "2025-09-30" },
  totals: [
    { measure: "thefts", place: "Malmö", now: 45, before: 30, byMonth: true },
    { measure: "recovered", now: 0.223, before: 0.177, of: 231 },
    { measure: "medianDays", now: 11, before: null, of: 51, byMonth: true },
    { measure: "refunds", now: 120_000 },
  ],
  lines: [
    {
      measure: "thefts",
      place: "Malmö",
      points: [{ from: "2026-07-01", to: "2026-07-31", now: 15, before: 12 }],
    },
  ],
  stacks: [],
  breakdowns: [
    {
      dimension: "lock",
      measure: "thefts",
      rows: [{ value: "u-lock", now: 25, before: 20, recovered: 0.4 }],
    },
  ],
  cohorts: [],
};

let asked: string[];
let answer: Response;
beforeEach(() => {
  asked = [];
  answer = Response.json(figures);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return answer.clone();
  });
});

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

it("the heading sums up the figures, and each is shown with its comparison", async () => {
  open();
  expect(
    await screen.findByRole("heading", { level: 1, name: /^Malmö: 45 \(\+50\s%\) cyklar anmälda stulna$/ }),
  ).toBeTruthy();
  const tile = (term: string) => screen.getByText(term).parentElement?.textContent?.replaceAll(/\s/g, " ");
  expect(tile("Andel återfunna")).toContain("22,3 %+4,6 p.e. mot 17,7 %av 231");
  expect(tile("Mediantid till återfunnen")).toMatch(/11 dygnav 51$/);
  expect(tile("Ångrade köp")).toContain("1 200 kr");
});

it("the filters are kept in the URL and sent", async () => {
  const router = open();
  await screen.findByRole("heading", { level: 1, name: /Malmö/ });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Jämför med" }), "before");
  expect(router.state.location.search).toContain("compare=before");
  await userEvent.click(screen.getByRole("button", { name: "30 dagar" }));
  expect(router.state.location.search).toContain("period=days30");
  expect(asked.at(-1)).toMatch(/\/admin\/statistics\/insurance\?.*grain=day.*compare=before.*place=Malm/);
});

it("exact figures stay in the office, and others get the same rounded chart, table and file", async () => {
  const router = open();
  await screen.findByRole("heading", { level: 1, name: /Malmö/ });
  expect(screen.queryByRole("button", { name: "CSV" })).toBeNull();
  expect(screen.getByText(/Vi började räkna/).textContent).toMatch(/2 januari 2025.*exakta/);
  answer = Response.json({ ...figures, audience: "others" });
  await userEvent.click(screen.getByRole("button", { name: "Att lämna ut" }));
  expect(router.state.location.search).toContain("audience=others");
  expect(await screen.findAllByRole("button", { name: "CSV" })).toHaveLength(2);
  expect(asked.at(-1)).toMatch(/from=2025-10-01&to=2026-09-30.*audience=others/);
  expect(screen.queryByRole("combobox", { name: "Visa per" })).toBeNull();
});

it("a figure says in which months it was counted, and why nothing is compared", async () => {
  const { comparedWith: _, ...rest } = figures;
  answer = Response.json({ ...rest, from: "2026-07-11", months: { from: "2026-07-01", to: "2026-09-30" } });
  open();
  const card = await screen.findByRole("region", { name: "Hur den var låst" });
  expect(within(card).getByText(/^Räknas i hela månader: 1 juli.*30 september 2026/)).toBeTruthy();
  expect(screen.getByText(/utan jämförelse, eftersom vi började räkna 2 januari 2025/)).toBeTruthy();
});

it("an invalid period is explained and can be changed", async () => {
  answer = aProblem(422, "statistics-period-invalid");
  open("?from=2020-01-01&to=2026-09-30");
  expect(await screen.findByText(/Perioden går inte att visa/)).toBeTruthy();
  expect(screen.getByLabelText("Från")).toHaveProperty("value", "2020-01-01");
});

it("shows where bikes are stolen by county, and by municipality", async () => {
  const row = (value: string) => ({ value, now: 42, recovered: 0, registered: 10_000 });
  const place = { measure: "thefts" as const };
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
