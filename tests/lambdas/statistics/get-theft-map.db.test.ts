import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, expect, it } from "vitest";
import { TheftMap } from "#contract/statistics.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { recordFact } from "#lambdas/statistics/counting/record-fact.ts";
import { type StatisticsContext, getStatistics } from "#lambdas/statistics/get-statistics.ts";
import { getTheftMap } from "#lambdas/statistics/get-theft-map.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

const system = aSystem(() => noon);
let context: StatisticsContext;

/** Noon is in November: the four whole quarters are from October to September. */
const quarters = { from: "2025-10-01", to: "2026-09-30" };

beforeAll(async () => {
  const place = await withTable();
  const table = openTable(place.tableName, system, new DynamoDBClient(place.config));
  let serial = 0;
  const count = async (kind: FactPart["kind"], day: string, letter: string, municipalities: object) => {
    const named = Object.entries(municipalities).map(([name, many]) => [`${letter}|place|${name}`, many]);
    const all = named.reduce((sum, [, many]) => sum + Number(many), 0);
    serial += 1;
    await recordFact(
      { table, system },
      {
        id: `fact_${serial}`,
        parts: [{ kind, day, counts: { [letter]: all, ...Object.fromEntries(named) } }],
      },
    );
  };
  await count("thefts", "2025-09-30", "t", { Malmö: 100 });
  await count("thefts", "2025-10-01", "t", { Malmö: 20, Lund: 6, Vadstena: 7, Gotland: 2, Kiruna: 4 });
  await count("thefts", "2026-09-30", "t", { Malmö: 4, Gotland: 2, unknown: 9 });
  await count("thefts", "2026-10-01", "t", { Malmö: 100 });
  await count("register", "2024-02-03", "n", { Malmö: 900, Vadstena: 40 });
  await count("register", "2026-05-03", "n", { Lund: 100, Vadstena: 3, Kiruna: 8 });
  await count("register", "2026-10-01", "n", { Malmö: 5000 });
  context = { table: await tableInRoleOf("statistics", place, system), system };
});

it("shows thefts by county for four whole quarters, with how many bikes there were", async () => {
  const map = TheftMap.parse(await getTheftMap(context));
  expect(map).toMatchObject(quarters);
  expect(map.counties.find(({ county }) => county === "Skåne")).toEqual({
    county: "Skåne",
    thefts: { is: "atLeast", value: 26 },
    registered: { is: "exact", value: 1000 },
  });
});

it("says of a county that more bikes were registered there where some months had too few", async () => {
  const { counties } = await getTheftMap(context);
  expect(counties.find(({ county }) => county === "Östergötland")?.registered).toEqual({
    is: "atLeast",
    value: 40,
  });
});

it("tells nothing that administrators are not shown", async () => {
  const { counties } = await getTheftMap(context);
  const { breakdowns } = await getStatistics(context, {
    view: "insurance",
    ...quarters,
    grain: "month",
    compare: "none",
  });
  const shown = breakdowns.find(({ dimension }) => dimension === "county")?.rows;
  expect(counties.map(({ county, thefts }) => [county, thefts])).toEqual(
    shown?.map(({ value, now }) => [value, now]),
  );
  expect(counties.map(({ county }) => county)).not.toContain("Gotland");
});
