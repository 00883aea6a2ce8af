import { mkdtempSync, rmSync, globSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient, paginateScan } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { Statistics, StatisticsView } from "#contract/office/statistics.ts";
import { addDays } from "#lambdas/office/counting/calendar.ts";
import { getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { CheckReceiptsEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { assembly, buildAll, root } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { home } from "#local/open-state.ts";
import { packedYear, readPacked } from "#local/seed/kept-year/packed.ts";
import { registerTable } from "#local/seed/kept-year/register-table.ts";
import { unpackState } from "#local/seed/kept-year/unpack-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { environmentOf } from "#local/template/environment-of.ts";
import { withCloud } from "#tests/cloud.ts";
import { headersOf } from "#tests/killable-cloud.ts";
import { compareWith } from "#tests/lambdas/office/statistics/recomputed/compare.ts";
import { type Things, readThings } from "#tests/lambdas/office/statistics/recomputed/things.ts";
import { drawnDay } from "./days.ts";

type ItemSchemas = ReadonlyMap<string, readonly z.ZodType[]>;

const entitiesOf = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => (option instanceof z.ZodType ? entitiesOf(option) : []));
  const entity: unknown = schema instanceof z.ZodObject ? schema.shape["entity"] : undefined;
  if (entity instanceof z.ZodLiteral || entity instanceof z.ZodEnum)
    return [...(entity instanceof z.ZodLiteral ? entity.values : entity.options)].map(String);
  return [];
};

/** Maps each entity to the schemas of its items. */
const itemSchemas = async (): Promise<ItemSchemas> => {
  const found = new Map<string, z.ZodType[]>();
  for (const file of globSync("lambdas/**/items/*.ts", { cwd: root })) {
    const exported: Record<string, unknown> = await import(join(root, file));
    for (const schema of Object.values(exported))
      if (schema instanceof z.ZodType)
        for (const entity of new Set(entitiesOf(schema)))
          found.set(entity, [...(found.get(entity) ?? []), schema]);
  }
  return found;
};

const at = drawnDay();
const folder = mkdtempSync(join(tmpdir(), "year-"));
const Item = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string().optional() });

/** Another year that `npm run year` has made, or the one that comes with the repository. */
const packed = process.env["YEAR"] ?? packedYear;

const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(at);
const asked = [
  { from: addDays(today, -370), grain: "quarter", compare: "year" },
  { from: addDays(today, -250), grain: "month", compare: "before" },
  { from: addDays(today, -90), grain: "week", compare: "week" },
  { from: addDays(today, -30), grain: "day", compare: "before" },
  { from: `${addDays(today, -200).slice(0, 7)}-01`, grain: "month", compare: "year" },
] as const;

describe("the stored year, which npm run year recreates if it no longer fits", () => {
  let cloud: Cloud;
  let items: z.infer<typeof Item>[];
  let things: Things;

  beforeAll(async () => {
    console.log(`The year as of ${new Date(at).toISOString()}`);
    await buildAll(() => undefined);
    const year = join(folder, "year");
    await unpackState(readPacked(packed), year, { table: registerTable(), now: at });
    const records = openRecords(join(year, "cloud.sqlite"));
    records.put("clock", "ahead", at - Date.now());
    records.close();
    cloud = await withCloud({ stateDir: join(folder, "state"), beginsWith: year });
    const client = new DynamoDBClient({});
    items = [];
    for await (const { Items = [] } of paginateScan({ client }, { TableName: registerTable().name }))
      items.push(...Items.map((item) => Item.parse(unmarshall(item))));
    things = await readThings(client, registerTable().name);
    client.destroy();
  });
  afterAll(async () => {
    await cloud.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("every item is one that the register of today reads", async () => {
    const schemas = await itemSchemas();
    const wrong = items.flatMap((item) =>
      (schemas.get(item.entity ?? "") ?? []).length === 0 ||
      schemas.get(item.entity ?? "")!.some((schema) => schema.safeParse(item).success)
        ? []
        : [`${item.entity} ${item.sk}`],
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    const read = items.filter(({ entity = "" }) => schemas.has(entity));
    expect(read.length).toBeGreaterThan(1000);
  });

  type Job = { readonly handler: () => Promise<unknown> };

  const runTonight = async (load: () => Promise<Job>): Promise<unknown> => {
    const template = openTemplate(assembly, { ...home, baseUrl: cloud.url }, openRecords(undefined));
    Object.assign(process.env, environmentOf(template, CheckReceiptsEnv));
    const { handler } = await load();
    return handler();
  };

  describe("the jobs of the night find nothing to put right", () => {
    test("statistics match the events", async () => {
      const proof = await runTonight(() => import("#lambdas/office/counting/recount-statistics.job.ts"));
      expect(proof).toMatchObject({ changed: 0, repaired: 0, isDone: true });
    });

    test("balances equal the sums of their ledgers, and receipts the payments", async () => {
      const proof = await runTonight(() => import("#lambdas/points/reconcile-ledger.job.ts"));
      expect(proof).toMatchObject({ mismatches: 0, faults: 0 });
    });

    test("searches show bikes as they are", async () => {
      expect(await runTonight(() => import("#lambdas/bikes/index/check-postings.job.ts"))).toMatchObject({
        drifts: 0,
      });
    });

    test("the stock of stickers equals the count of the codes", async () => {
      expect(await runTonight(() => import("#lambdas/stickers/check-stickers.job.ts"))).toMatchObject({
        repaired: 0,
        failed: 0,
      });
    });

    test("ownership receipts match the signed texts", async () => {
      const proof = z
        .object({ receipts: z.number(), faults: z.number() })
        .parse(await runTonight(() => import("#lambdas/ownership/transfers/check-receipts.job.ts")));
      expect(proof.faults).toBe(0);
      expect(proof.receipts).toBeGreaterThan(0);
    });
  });

  describe.each(StatisticsView.options)("every figure of the %s, recomputed from the items", (view) => {
    test.each(asked)("from $from by $grain matches the events", async ({ from, grain, compare }) => {
      const table = openTable(registerTable().name, system);
      const now = () => new Date(cloud.clock.now());
      const span = { from, to: today };
      const place = "Vadstena";
      const asking = { view, ...span, grain, compare, place, audience: "office" } as const;
      const shown = Statistics.parse(await getStatistics({ table, system: { now } }, asking));
      const { compared, wrong } = compareWith(things, shown, span);
      expect(wrong).toEqual([]);
      expect(compared).toBeGreaterThan(10);
    });
  });

  const Told = z.object({ createdAt: z.string() });

  test("it ends now: the newest is of the last day, and nothing of a day to come", () => {
    const told = items
      .filter(({ entity }) => entity === "notification")
      .map((item) => Told.parse(item).createdAt)
      .toSorted();
    const newest = Date.parse(told.at(-1) ?? "");
    expect(newest).toBeLessThanOrEqual(cloud.clock.now());
    expect(newest).toBeGreaterThan(at - 2 * 86_400_000);
  });

  test("people sign in with passwords of this cloud, and their actions reach the stream", async () => {
    const asa = cloud.accounts.find(({ email }) => email === "asa@example.se")!;
    const headers = await headersOf(cloud.url, asa);
    const me = await fetch(`${cloud.url}/api/me`, { headers });
    expect(me.status).toBe(200);
  });
});
