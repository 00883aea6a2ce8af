import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { Statistics, statisticsRoutes } from "#contract/office/statistics.ts";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { recordFact } from "#lambdas/office/counting/record-fact.ts";
import { type StatisticsContext, getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { shards } from "#lambdas/office/counting/sums.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

const system = aSystem(() => noon);
let table: Table;
let context: StatisticsContext;
let keysRead = 0;

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
      batchGet: (wanted, schema) => {
        keysRead += wanted.length;
        return inRole.batchGet(wanted, schema);
      },
    },
    system,
  };
  await count("register", "2025-01-02", { n: 1 });
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

const quarter = {
  from: "2026-07-01",
  to: "2026-09-30",
  grain: "month",
  compare: "none",
  audience: "office",
} as const;
const ask = async (over: Partial<Parameters<typeof getStatistics>[1]> = {}) =>
  Statistics.parse(await getStatistics(context, { view: "insurance", ...quarter, ...over }));

describe("the figures of a period", () => {
  it("shows the thefts in Malmö in a quarter by month, and a year before", async () => {
    const { totals, lines } = await ask({ place: "Malmö", compare: "year" });
    expect(totals[0]).toEqual({
      measure: "thefts",
      place: "Malmö",
      now: 45,
      before: 30,
      byMonth: true,
    });
    expect(lines[0]?.points.map(({ now }) => now)).toEqual([15, 17, 13]);
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

  it("shows small numbers and zeros as they are", async () => {
    const { breakdowns } = await ask();
    expect(breakdowns.find(({ dimension }) => dimension === "place")?.rows).toMatchObject([
      { value: "Malmö", now: 45 },
      { value: "Lund", now: 17 },
      { value: "Visby", now: 4 },
    ]);
    const lund = await ask({ place: "Lund" });
    expect(lund.lines[0]?.points.map(({ now }) => now)).toEqual([6, 3, 8]);
    const { lines } = await ask({ from: "2026-11-18", to: "2026-11-20", grain: "day" });
    expect(lines[0]?.points.map(({ now }) => now)).toEqual([0, 3, 0]);
  });

  it("counts characteristics in the whole months that a period touches", async () => {
    const { months, breakdowns, totals } = await ask({ from: "2026-08-11", to: "2026-09-10", place: "Lund" });
    expect(months).toEqual({ from: "2026-08-01", to: "2026-09-30" });
    expect(breakdowns.find(({ dimension }) => dimension === "sticker")?.rows[0]?.now).toBe(44);
    expect(totals.slice(0, 2)).toEqual([
      { measure: "thefts", place: "Lund", now: 11, byMonth: true },
      { measure: "thefts", now: 9 },
    ]);
  });

  it("compares only with a period in which everything was counted", async () => {
    const early = await ask({ from: "2026-01-01", to: "2026-01-31", compare: "year" });
    expect([early.since, early.comparedWith]).toEqual(["2025-01-02", undefined]);
    expect(early.totals.some((total) => "before" in total)).toBe(false);
    const { comparedWith } = await ask({ from: "2026-02-01", to: "2026-02-28", compare: "year" });
    expect(comparedWith).toEqual({ from: "2025-02-01", to: "2025-02-28" });
  });

  it.each(["Malmo", "Åsa Lindqvist", "850821-1359"])(
    "refuses %s, which is not the name of a place",
    async (place) => {
      await expect(ask({ place })).rejects.toMatchObject({
        code: "invalid-request",
        details: { issues: [{ path: "place", rule: "place-unknown" }] },
      });
    },
  );

  it("shows shares and medians with the number of cases they are computed from", async () => {
    const { breakdowns, totals, cohorts } = await ask();
    const places = breakdowns.find(({ dimension }) => dimension === "place");
    expect(places?.rows[0]?.recovered).toBe(18 / 45);
    expect(totals.slice(2)).toEqual([
      { measure: "recovered", now: 18 / 66, of: 66 },
      { measure: "medianDays", now: 5, of: 18, byMonth: true },
      { measure: "withPoliceNumber", now: 1, of: 66, byMonth: true },
    ]);
    expect(cohorts.map(({ month, shares }) => [month, shares[0], shares[4]])).toEqual([
      ["2026-07", 6 / 22, 6 / 22],
      ["2026-08", 7 / 22, null],
      ["2026-09", 5 / 22, null],
    ]);
  });

  it("shows kronor, points and stores", async () => {
    const { totals, breakdowns, lines } = await ask({ view: "business" });
    const of = (measure: string) => totals.find((total) => total.measure === measure)?.now;
    expect([of("revenue"), of("pointsSold"), of("purchases")]).toEqual([320_000, 800, 8]);
    expect(breakdowns.find(({ dimension }) => dimension === "store")?.rows).toMatchObject([
      { value: "store_1", now: 7 },
    ]);
    expect(lines[0]?.points.map(({ now }) => now)).toEqual([0, 240_000, 80_000]);
  });

  it("rounds all figures for publication, and gives them only for whole past quarters", async () => {
    const input = { audience: "others", compare: "year" } as const;
    const { grain, totals, breakdowns } = await ask({ ...input, place: "Lund", grain: "day" });
    expect(grain).toBe("quarter");
    expect(totals).toEqual([
      { measure: "thefts", place: "Lund", now: 15, before: 0, byMonth: true },
      { measure: "thefts", now: 65, before: 30 },
      { measure: "recoveries", now: 0, before: 0 },
      { measure: "recovered", now: 20 / 65, before: 0, of: 65 },
      { measure: "medianDays", now: null, before: null, of: 20, byMonth: true },
      { measure: "withPoliceNumber", now: 1, before: 1, of: 65, byMonth: true },
    ]);
    expect(breakdowns.find(({ dimension }) => dimension === "place")?.rows).toEqual([
      { value: "Malmö", now: 45, before: 30, recovered: 20 / 45, registered: 0 },
      { value: "Lund", now: 15, before: 0, recovered: null, registered: 0 },
      { value: "Visby", now: 5, before: 0, recovered: null, registered: 0 },
    ]);
    for (const span of [
      { from: "2026-07-01", to: "2026-08-31" },
      { from: "2026-10-01", to: "2026-12-31" },
    ])
      await expect(ask({ ...input, ...span })).rejects.toMatchObject({ code: "statistics-period-invalid" });
  });

  it("reads the shards of each month and kind once, and those of the months since the beginning", async () => {
    keysRead = 0;
    await ask();
    const ofMonth = 2 * shards;
    const [sinceBeginning, sinceNobody] = [21, 35];
    expect(keysRead).toBe((3 + sinceBeginning + sinceNobody) * ofMonth);
  });

  it.each([
    ["2026-09-30", "2026-07-01"],
    ["2026-11-21", "2026-11-30"],
    ["2024-01-01", "2026-09-30"],
    ["9999-01-01", "9999-12-31"],
    ["0289-01-15", "0289-02-15"],
    ["0000-01-01", "0000-01-02"],
  ])("refuses a period that cannot be shown, from %s to %s", async (from, to) => {
    await expect(ask({ from, to })).rejects.toMatchObject({ code: "statistics-period-invalid" });
    expect(statisticsRoutes.getStatistics.access).toBe("admin");
  });
});
