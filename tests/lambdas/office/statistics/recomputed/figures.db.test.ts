import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { beforeAll, describe, expect, it } from "vitest";
import { Statistics, type StatisticsView } from "#contract/office/statistics.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { countItem } from "#lambdas/office/counting/count-item.ts";
import { getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { livedYear } from "./lived.ts";
import { compareWith } from "./compare.ts";
import { type Things, readThings } from "./things.ts";

const system = aSystem(() => noon);
const atOnce = 25;
let things: Things;
let ask: (asked: Omit<Parameters<typeof getStatistics>[1], "audience">) => Promise<Statistics>;

beforeAll(async () => {
  const place = await withTable();
  const client = new DynamoDBClient(place.config);
  const table = openTable(place.tableName, system, client);
  const actions = livedYear();
  for (let from = 0; from < actions.length; from += atOnce)
    await table.transact(actions.slice(from, from + atOnce));
  const following = await tableInRoleOf("follow-changes", place, system);
  for (const { key, item } of actions) await countItem({ table: following, system }, { ...item, ...key });
  things = await readThings(client, place.tableName);
  const context = { table: await tableInRoleOf("statistics", place, system), system };
  ask = async (asked) => Statistics.parse(await getStatistics(context, { ...asked, audience: "office" }));
});

const views: readonly StatisticsView[] = ["overview", "business", "insurance"];
const questions = [
  { from: "2026-01-01", to: "2026-11-20", grain: "quarter", compare: "year" },
  { from: "2026-07-01", to: "2026-09-30", grain: "month", compare: "before" },
  { from: "2025-12-01", to: "2026-11-20", grain: "month", compare: "none" },
  { from: "2026-06-01", to: "2026-08-31", grain: "week", compare: "week" },
  { from: "2026-08-01", to: "2026-08-31", grain: "day", compare: "before" },
  { from: "2026-05-17", to: "2026-09-09", grain: "week", compare: "before" },
] as const;

describe.each(views)("every figure of the %s, recomputed from the table by itself", (view) => {
  it.each(questions)("from $from to $to by $grain is what happened", async ({ from, to, grain, compare }) => {
    const shown = await ask({ view, from, to, grain, compare, place: "Malmö" });
    const { compared, wrong } = compareWith(things, shown, { from, to });
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10);
  });
});
