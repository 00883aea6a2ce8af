import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { Statistics } from "#contract/office/statistics.ts";
import { OrderState } from "#contract/stickers/orders/machine.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { registerTable } from "#local/seed/kept-year/register-table.ts";
import { compareWith } from "#tests/lambdas/office/statistics/recomputed/compare.ts";
import { readThings } from "#tests/lambdas/office/statistics/recomputed/things.ts";
import { setUpAdministrator, signIn } from "#tests/local/sign-in.ts";
import { keptYearCloud } from "./kept-year-cloud.ts";

let cloud: Cloud;
let close: () => Promise<void>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  ({ cloud, close } = await keptYearCloud());
  for (const id of ["admin", "admin2"]) await setUpAdministrator(cloud, `${id}@example.se`);
  for (const id of ["asa", "erik", "malin", "butik", "admin", "admin2"])
    tokens.set(id, (await signIn(cloud, `${id}@example.se`)).token);
});
afterAll(() => close());

const ask = async (who: string, path: string): Promise<unknown> => {
  const token = tokens.get(who);
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${cloud.url}/api${path}`, { headers });
  if (response.status !== 200) throw new Error(`${who} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

const Things = z.array(z.looseObject({}));
const listOf = (answer: unknown, name: string) => Things.parse(z.looseObject({}).parse(answer)[name]);

/** Returns the lists that are empty for a person. */
const emptyAs = async (who: string, paths: readonly string[]): Promise<string[]> => {
  const empty: string[] = [];
  for (const path of paths) {
    const [address = "", name = "items"] = path.split("#");
    if (listOf(await ask(who, address), name).length === 0) empty.push(path);
  }
  return empty;
};

const ofEverybody = ["/listings", "/thefts", "/partners", "/points-packages", "/thefts.geojson#features"];

const ofPeople = [
  "/bikes",
  "/me/alerts",
  "/me/consents",
  "/me/found-reports",
  "/me/notifications",
  "/me/points",
  "/purchases",
  "/sticker-orders",
  "/threads",
];

test.each([
  ["nobody", ofEverybody],
  [
    "asa",
    [
      ...ofPeople,
      "/transfers/receipts?group=waiting-for-other",
      "/transfers/receipts?group=completed",
      "/transfer-requests#received",
      "/transfer-requests#sent",
      "/bikes/export#bikes",
    ],
  ],
  ["erik", [...ofPeople, "/transfers/receipts?group=waiting-for-me", "/transfers/receipts?group=completed"]],
  ["malin", ofPeople],
  [
    "butik",
    [
      "/me/alerts",
      "/me/consents",
      "/me/found-reports",
      "/me/workplaces",
      "/threads",
      "/store/analytics#brands",
      "/store/imports",
      "/store/staff/log",
      "/store/orders",
      `/store/points/statement?month=${new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 7)}`,
      "/store/points/purchases",
      "/store/receipts",
      "/store/sales",
      "/store/sales?state=waiting",
      "/store/staff",
      "/store/till#latest",
      "/store/till#models",
    ],
  ],
  [
    "admin",
    [
      "/admin/ad-cases",
      "/admin/bike-cases/reviews",
      "/admin/bikes/search",
      ...["new", "triaged", "resolved"].map((state) => `/admin/bug-reports?state=${state}`),
      "/admin/points/campaigns",
      "/admin/bike-cases/corrections",
      "/admin/people/email-requests",
      "/admin/people/extracts",
      "/admin/people/letters",
      "/admin/bike-cases/found-reports",
      "/admin/bike-cases/found-reports?flagged=true",
      "/admin/identity-reviews",
      "/admin/inventory",
      "/admin/inventory/changes",
      "/admin/mail-previews#previews",
      "/admin/message-reports",
      ...OrderState.options.map((state) => `/admin/orders?state=${state}`),
      "/admin/qr/runs",
      "/admin/bike-cases/removals",
      "/admin/store-applications?state=open",
      "/admin/store-applications?state=closed",
      "/admin/stores",
    ],
  ],
  ["admin2", ["/admin/people/email-requests", "/admin/people/extracts", "/admin/bike-cases/removals"]],
])("no list of %s is empty", async (who, paths) => {
  expect(await emptyAs(who, paths)).toEqual([]);
});

const OwnBikes = z.array(z.object({ id: z.string(), model: z.string(), status: z.string() }));

test("each of Åsa's bikes has had a life of its own", async () => {
  const own = OwnBikes.parse(listOf(await ask("asa", "/bikes"), "items"));
  const idOf = (model: string): string => own.find((bike) => bike.model === model)?.id ?? "none";
  expect(own.map(({ model }) => model).toSorted()).toEqual(["Elora", "FX 3 Disc", "Natur"]);
  const lists = [
    `/bikes/${idOf("Natur")}/codes`,
    `/bikes/${idOf("Elora")}/corrections`,
    `/bikes/${idOf("FX 3 Disc")}/thefts`,
    `/bikes/${idOf("FX 3 Disc")}/found-reports`,
    `/bikes/${idOf("Elora")}/history#periods`,
  ];
  expect(await emptyAs("asa", lists)).toEqual([]);
  await ask("asa", `/bikes/${idOf("Natur")}/store-receipt`);
});

test("alerts have hits that nobody has looked at", async () => {
  for (const who of ["asa", "erik", "malin", "butik"]) {
    const alerts = listOf(await ask(who, "/me/alerts"), "items");
    for (const { id } of alerts) expect(await emptyAs(who, [`/me/alerts/${String(id)}/hits`])).toEqual([]);
  }
});

test("an appeal and an objection wait for the other administrator, and so does a finder's reward", async () => {
  const statesOf = async (path: string, of: string): Promise<string[]> =>
    listOf(await ask("admin2", path), "items").map((item) => String(item[of]));
  expect(await statesOf("/admin/ad-cases", "state")).toContain("appealed");
  expect(await statesOf("/admin/message-reports", "state")).toContain("objected");
  expect(await statesOf("/admin/bike-cases/found-reports", "reward")).toContain("under_review");
});

test("the searches in the README find what it promises", async () => {
  const standings = { SKP2210457: "registered", WTU290K4813S: "stolen", WTU29OK4813S: "resembles-stolen" };
  for (const [number, status] of Object.entries(standings))
    expect(await ask("nobody", `/v1/status/${number}`)).toMatchObject({ status });
  expect(await emptyAs("asa", ["/bikes/search?q=turkosa cyklar vadstena"])).toEqual([]);
});

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const periods = [
  { from: dayAgo(363), to: dayAgo(1), grain: "month", compare: "none" },
  { from: dayAgo(91), to: dayAgo(1), grain: "week", compare: "before" },
  { from: dayAgo(30), to: dayAgo(1), grain: "day", compare: "before" },
] as const;

test.each(["overview", "business", "insurance"])(
  "every figure of the %s matches the events of the town",
  async (view) => {
    const client = new DynamoDBClient({});
    const things = await readThings(client, registerTable().name);
    client.destroy();
    for (const period of periods) {
      const query = new URLSearchParams({ ...period, place: "Vadstena", audience: "office" });
      const shown = Statistics.parse(await ask("admin", `/admin/statistics/${view}?${query}`));
      const { compared, wrong } = compareWith(things, shown, period);
      expect(wrong).toEqual([]);
      expect(compared).toBeGreaterThan(10);
    }
  },
);
