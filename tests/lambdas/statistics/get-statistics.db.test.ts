import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { Statistics, statisticsRoutes } from "#contract/statistics.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import { type Table, openTable } from "#lambdas/shared/table/table.ts";
import { recordFact } from "#lambdas/statistics/counting/record-fact.ts";
import { type StatisticsContext, getStatistics } from "#lambdas/statistics/get-statistics.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

const system = aSystem(() => noon);
let table: Table;
let context: StatisticsContext;
let queries = 0;

let serial = 0;
const count = (kind: FactPart["kind"], day: string, counts: FactPart["counts"]) => {
  serial += 1;
  return recordFact({ table, system }, { id: `fact_${serial}`, parts: [{ kind, day, counts }] });
};

const thefts = (day: string, place: string, many: number, back = 0) =>
  count("thefts", day, {
    t: many,
    r: back,
    [`t|place|${place}`]: many,
    [`r|place|${place}`]: back,
    "t|sticker|no": many,
    "r|sticker|no": back,
    "t|police|yes": many,
    ...(back > 0 && { "d|days|5": back }),
  });

beforeAll(async () => {
  const place = await withTable();
  table = openTable(place.tableName, system, new DynamoDBClient(place.config));
  const inRole = await tableInRoleOf("statistics", place, system);
  context = {
    table: {
      ...inRole,
      query: (query) => {
        queries += 1;
        return inRole.query(query);
      },
    },
    system,
  };
  await thefts("2026-07-03", "Malmö", 15, 6);
  await thefts("2026-08-10", "Malmö", 17, 7);
  await thefts("2026-09-21", "Malmö", 13, 5);
  await thefts("2026-07-04", "Lund", 6);
  await thefts("2026-08-04", "Lund", 3);
  await thefts("2026-09-04", "Lund", 8);
  await thefts("2026-07-04", "Visby", 1);
  await thefts("2026-08-04", "Visby", 2);
  await thefts("2026-09-04", "Visby", 1);
  await thefts("2025-08-04", "Malmö", 30);
  await thefts("2026-11-19", "Malmö", 3);
  await count("money", "2026-08-01", { p: 6, pk: 240_000, pp: 600, s: 7, "s|store|store_1": 7 });
  await count("money", "2026-09-01", { p: 2, pk: 80_000, pp: 200 });
});

const quarter = { from: "2026-07-01", to: "2026-09-30", grain: "month", compare: "none" } as const;
const ask = async (over: Partial<Parameters<typeof getStatistics>[1]> = {}) =>
  Statistics.parse(await getStatistics(context, { view: "insurance", ...quarter, ...over }));

describe("the figures of a period", () => {
  it("says how many bikes were stolen in Malmö in a quarter, by month, and how many a year ago", async () => {
    const { totals, lines } = await ask({ place: "Malmö", compare: "year" });
    expect(totals[0]).toEqual({
      measure: "thefts",
      place: "Malmö",
      now: { is: "exact", value: 45 },
      before: { is: "exact", value: 30 },
    });
    expect(lines[0]?.points.map(({ now }) => now)).toEqual(
      [15, 17, 13].map((value) => ({ is: "exact", value })),
    );
  });

  it("compares days with the same weekdays before", async () => {
    const spanOf = async (from: string, to: string) =>
      (await ask({ from, to, grain: "day", compare: "week" })).comparedWith;
    expect([
      await spanOf("2026-11-19", "2026-11-19"),
      await spanOf("2026-11-13", "2026-11-19"),
      await spanOf("2026-10-21", "2026-11-19"),
      await spanOf("2026-03-02", "2026-03-02"),
    ]).toEqual([
      { from: "2026-11-12", to: "2026-11-12" },
      { from: "2026-11-06", to: "2026-11-12" },
      { from: "2026-09-16", to: "2026-10-15" },
      { from: "2026-02-23", to: "2026-02-23" },
    ]);
  });

  it("keeps few bikes of a month among the others there, and shows them where a quarter has enough", async () => {
    const { breakdowns } = await ask();
    expect(breakdowns.find(({ dimension }) => dimension === "place")).toMatchObject({
      dimension: "place",
      rows: [{ value: "Malmö", now: { value: 45 } }],
      rest: { is: "exact", value: 21 },
    });
    const lund = await ask({ place: "Lund" });
    expect(lund.totals[0]?.now).toEqual({ is: "few" });
    expect(lund.lines[0]?.points.map(({ now }) => now.is)).toEqual(["few", "few", "few"]);
  });

  it.each(["Malmo", "Åsa Lindqvist", "850821-1359"])("has no place that is called %s", async (place) => {
    await expect(ask({ place })).rejects.toMatchObject({
      code: "invalid-request",
      details: { issues: [{ path: "place", rule: "place-unknown" }] },
    });
  });

  it("shows which part has come back where neither part is too small", async () => {
    const { breakdowns, totals, cohorts } = await ask();
    const places = breakdowns.find(({ dimension }) => dimension === "place");
    expect(places?.rows[0]?.recovered).toEqual({ is: "exact", value: 18 / 45 });
    expect(totals.find(({ measure }) => measure === "recovered")?.now).toEqual({
      is: "exact",
      value: 18 / 66,
    });
    expect(totals.find(({ measure }) => measure === "medianDays")?.now).toEqual({ is: "exact", value: 5 });
    expect(cohorts.map(({ month, shares }) => [month, shares[0], shares[4]])).toEqual([
      ["2026-07", { is: "exact", value: 6 / 22 }, { is: "exact", value: 6 / 22 }],
      ["2026-08", { is: "exact", value: 7 / 22 }, null],
      ["2026-09", { is: "exact", value: 5 / 22 }, null],
    ]);
  });

  it("shows no day, no week and no month that has fewer than five, nor one that could be worked out", async () => {
    const { lines } = await ask({ from: "2026-11-01", to: "2026-11-20", grain: "day" });
    expect(lines[0]?.points.every(({ now }) => now.is === "few")).toBe(true);
    const { totals } = await ask({ from: "2026-11-01", to: "2026-11-20" });
    expect(totals.find(({ measure }) => measure === "thefts")?.now).toEqual({ is: "few" });
  });

  it("says at least how many there were of a period in which some are too few", async () => {
    const { totals } = await ask({ from: "2026-07-01", to: "2026-11-20" });
    expect(totals.find(({ measure }) => measure === "thefts")?.now).toEqual({ is: "atLeast", value: 66 });
  });

  it("shows kronor and points only where five purchases stand behind them", async () => {
    const { totals, breakdowns } = await ask({ view: "business" });
    const of = (measure: string) => totals.find((total) => total.measure === measure)?.now;
    expect([of("revenue"), of("pointsSold"), of("purchases")]).toEqual([
      { is: "exact", value: 320_000 },
      { is: "exact", value: 800 },
      { is: "exact", value: 8 },
    ]);
    expect(breakdowns.find(({ dimension }) => dimension === "store")?.rows).toMatchObject([
      { value: "store_1", now: { is: "exact", value: 7 } },
    ]);
    const { lines } = await ask({ view: "business" });
    expect(lines[0]?.points.map(({ now }) => now.is)).toEqual(["few", "few", "few"]);
  });

  it("reads one query a month and kind, however much was counted", async () => {
    queries = 0;
    await ask();
    const sinceBeginning = 33;
    expect(queries).toBe(3 + sinceBeginning);
    await ask({ view: "overview", from: "2025-01-01", compare: "year" });
    expect(queries).toBeLessThanOrEqual(3 + sinceBeginning + 2 * 36);
  });

  it.each([
    ["2026-09-30", "2026-07-01"],
    ["2026-11-21", "2026-11-30"],
    ["2024-01-01", "2026-09-30"],
  ])("refuses a period that cannot be shown, from %s to %s", async (from, to) => {
    await expect(ask({ from, to })).rejects.toMatchObject({ code: "statistics-period-invalid" });
    expect(statisticsRoutes.getStatistics.access).toBe("admin");
  });
});
