import { Blob } from "node:buffer";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { StatisticsView, statisticsRoutes } from "#contract/office/statistics.ts";
import { getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { entityOf, readItem } from "#local/seed/kept-year/item-line.ts";
import { movedItems } from "#local/seed/kept-year/follow-dates.ts";
import { packedYear, readPacked } from "#local/seed/kept-year/packed.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { StatisticsPage } from "#web/office/statistics/StatisticsPage.tsx";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { comparisons, plain } from "./compare-drawn.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "token" }));
const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(name: string, file: Blob) => void>() }));
vi.mock("#web/platform/ui/save-file.ts", () => ({ saveFile }));

const packed = readPacked(packedYear);
const now = new Date(packed.end);
const town = openMemoryTable(() => now);

beforeAll(async () => {
  const counted = packed.items.filter((line) => /^statFact$|^store$/.test(entityOf(line) ?? ""));
  for (const line of movedItems(counted, { days: 0 }, [])) {
    const { pk, sk, ...item } = readItem(line, z.looseObject({ pk: z.string(), sk: z.string() }));
    await town.table.transact([put({ pk, sk }, entityOf(line) ?? "", item)]);
  }
});
beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  // The Blob of jsdom cannot be read.
  vi.stubGlobal("Blob", Blob);
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://example.se");
    const view = StatisticsView.parse(pathname.split("/").at(-1));
    const query = statisticsRoutes.getStatistics.query.parse(Object.fromEntries(searchParams));
    return Response.json(
      await getStatistics({ table: town.table, system: { now: () => now } }, { view, ...query }),
    );
  });
});

/** Reads every value of a chart with the arrow keys. */
const toldBy = (card: HTMLElement): string[] => {
  const chart = within(card).getByRole("slider");
  const count = Number(chart.getAttribute("aria-valuemax")) + 1;
  fireEvent.keyDown(chart, { key: "Home" });
  return Array.from({ length: count }, () => {
    const text = plain(chart.getAttribute("aria-valuetext"));
    fireEvent.keyDown(chart, { key: "ArrowRight" });
    return text;
  });
};

const sheetOf = (card: HTMLElement): string[][] => {
  fireEvent.click(within(card).getByRole("button", { name: "Tabell" }));
  return within(card)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
};

const fileOf = async (card: HTMLElement): Promise<string[][]> => {
  fireEvent.click(within(card).getByRole("button", { name: "CSV" }));
  const text = (await saveFile.mock.lastCall?.[1].text()) ?? "";
  return text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.replace("\uFEFF", "").split(";").map(plain));
};

const show = async (view: StatisticsView, search: string): Promise<HTMLElement[]> => {
  const router = createMemoryRouter([{ path: "/", element: <StatisticsPage view={view} /> }], {
    initialEntries: [`/?${search}`],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findAllByRole("button", { name: "Tabell" });
  if (view === "insurance") await screen.findByRole("slider", { name: /Karta/ });
  return screen.getAllByRole("region");
};

test.each(
  StatisticsView.options.flatMap((view) =>
    [
      "audience=office",
      "audience=office&period=lastQuarter&compare=before&place=Vadstena",
      "audience=others",
    ].map((search) => [view, search] as const),
  ),
)("in every chart of the %s page (%s) picture, table and file say the same", async (view, search) => {
  const cards = await show(view, search);
  let drawn = 0;
  for (const card of cards) {
    const [, compare] = Object.entries(comparisons).find(([part]) => card.querySelector(part)) ?? [];
    const told = compare ? toldBy(card) : [];
    const [head = [], ...rows] = sheetOf(card);
    for (const row of rows) expect(row).toHaveLength(head.length);
    const file = search === "audience=others" ? await fileOf(card) : [head, ...rows];
    expect(file).toEqual([head, ...rows]);
    if (!compare) continue;
    compare(card, told, { head, rows });
    drawn += 1;
  }
  expect(drawn).toBeGreaterThan(3);
});
