import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { Statistics, type StatisticsView } from "#contract/office/statistics.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { system } from "#lambdas/platform/system.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { compareWith } from "#tests/lambdas/office/statistics/recomputed/compare.ts";
import { type Item, readItems } from "#tests/lambdas/office/statistics/recomputed/items.ts";
import { type Things, readThings } from "#tests/lambdas/office/statistics/recomputed/things.ts";

const day = 86_400_000;
const days = 30;
let cloud: Cloud;
let items: Item[];
let things: Things;

let tableName: string;

beforeAll(async () => {
  cloud = await withCloud({ year: { seed: 1384, people: 8, bikes: 12, days } });
  await cloud.caughtUp();
  const client = new DynamoDBClient({});
  tableName = (await client.send(new ListTablesCommand({}))).TableNames?.[0] ?? "";
  items = await readItems(client, tableName);
  things = await readThings(client, tableName);
  client.destroy();
});
afterAll(() => cloud.close());

const of = (entity: string): Item[] => items.filter((item) => item.entity === entity);

test("A simulated town ends at the present time", () => {
  expect(Math.abs(cloud.clock.ahead())).toBeLessThan(1000);
  const registered = of("bike").flatMap(({ registeredAt }) =>
    registeredAt === undefined ? [] : [registeredAt],
  );
  const since = new Date(Date.now() - days * day).toISOString();
  expect(registered.filter((at) => at > since).length).toBeGreaterThan(4);
  const kinds = new Set(items.map(({ entity }) => entity));
  const certain = ["profile", "sale", "purchase", "bikeEvent", "notification"];
  expect(certain.filter((entity) => !kinds.has(entity))).toEqual([]);
});

const Overview = z.object({
  failures: z.array(z.unknown()),
  deadLetters: z.array(z.unknown()),
  refusals: z.array(z.unknown()),
});

test("No function failed in the simulated year", async () => {
  const overview = Overview.parse(await (await fetch(`${cloud.url}/_local.json`)).json());
  expect(overview).toEqual({ failures: [], deadLetters: [], refusals: [] });
});

test("Every bike has its photo", async () => {
  const photos = items.flatMap((item) =>
    item.entity === "bike" && item.photoUploadId ? [item.photoUploadId] : [],
  );
  expect(photos.length).toBeGreaterThan(4);
  for (const id of photos) {
    const photo = await fetch(`${cloud.url}/photos/${id}.jpg`);
    expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  }
});

const views: readonly StatisticsView[] = ["overview", "business", "insurance"];

describe.each(views)("Every figure of the %s view", (view) => {
  test.each(["week", "month"] as const)("by %s equals the sum computed from the table", async (grain) => {
    const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
    const span = { from: isoDay(Date.now() - days * day), to: isoDay(Date.now()) };
    const table = openTable(tableName, system);
    const input = { view, ...span, grain, place: "Vadstena", compare: "year", audience: "office" } as const;
    const shown = Statistics.parse(await getStatistics({ table, system }, input));
    const { compared, wrong } = compareWith(things, shown, span);
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
