import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { expect, it } from "vitest";
import { TheftMap } from "#contract/office/statistics.ts";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { recordFact } from "#lambdas/office/counting/record-fact.ts";
import { getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { getTheftMap } from "#lambdas/office/statistics/get-theft-map.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";

const system = aSystem(() => noon);

/** The clock is in November, so the four whole quarters are October to September. */
const quarters = { from: "2025-10-01", to: "2026-09-30" };

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
const context = { table: await tableInRoleOf("statistics", place, system), system };

it("shows thefts by county for four whole quarters, with the registered bikes, rounded to fives", async () => {
  const { counties, ...span } = TheftMap.parse(await getTheftMap(context));
  expect(span).toEqual(quarters);
  expect(counties).toEqual([
    { county: "Skåne", thefts: 30, registered: 1000 },
    { county: "unknown", thefts: 10, registered: 0 },
    { county: "Gotland", thefts: 5, registered: 0 },
    { county: "Norrbotten", thefts: 5, registered: 10 },
    { county: "Östergötland", thefts: 5, registered: 45 },
  ]);
});

it("shows the same as the figures that administrators hand out", async () => {
  const { counties } = await getTheftMap(context);
  const { breakdowns } = await getStatistics(context, {
    view: "insurance",
    ...quarters,
    grain: "quarter",
    compare: "none",
    audience: "others",
  });
  const shown = breakdowns.find(({ dimension }) => dimension === "county")?.rows;
  expect(counties.map(({ county, thefts }) => [county, thefts])).toEqual(
    shown?.map(({ value, now }) => [value, now]),
  );
});
