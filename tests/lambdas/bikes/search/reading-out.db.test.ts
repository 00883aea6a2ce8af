import { beforeAll, describe, expect, it } from "vitest";
import { features } from "#contract/app/index.ts";
import { readingLimits } from "#contract/platform/reading-limits.ts";
import type { SearchCard } from "#contract/bikes/search.ts";
import type { Route } from "#contract/platform/route.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { type Register, aRegister } from "./a-register.ts";
import { startFunctions } from "./call-search.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const town = swedishBikes(4, 300, now).filter(isListed);

let functions: Awaited<ReturnType<typeof startFunctions>>;
let register: Register;
beforeAll(async () => {
  functions = await startFunctions();
  register = await aRegister(functions);
  for (const bike of town) await register.table.transact(postingWrites(undefined, bike));
});

const statusFrom = async (address: string) => {
  const params = { frameNumber: "XYZ999999" };
  const { status, headers, body } = await functions.call("search", {
    path: "/v1/status/XYZ999999",
    params,
    address,
  });
  return { status, code: body.code, again: Number(headers["retry-after"]) };
};
const counters = async () => {
  const client = DynamoDBDocumentClient.from(register.client);
  const { Items = [] } = await client.send(new ScanCommand({ TableName: functions.tableName }));
  return Items.filter(({ pk }) => String(pk).startsWith("QUOTA#reading-"));
};
const signedIn = (query: string) =>
  functions.call("search", { path: `/bikes/search?${query}`, role: "customer" });

const timesUntilRefused = async (ask: () => Promise<{ status?: number | undefined }>) => {
  let times = 0;
  while ((await ask()).status === 200) times += 1;
  return times;
};

describe("a reader", () => {
  it("is counted on every route that shows bikes of others", () => {
    const routes = Object.values(features).flatMap((of): [string, Route][] => Object.entries(of));
    const counted = routes.flatMap(([name, { reads }]) => (reads ? [`${name}: ${reads}`] : []));
    expect(counted.toSorted()).toEqual([
      "checkFrameNumber: numbers",
      "checkFrameNumberAtTill: numbers",
      "getAd: shown",
      "getStatus: register",
      "getStolenBike: shown",
      "getTheftsAtom: shown",
      "getTheftsGeoJson: shown",
      "listRecentThefts: shown",
      "searchAds: shown",
      "searchBikes: register",
      "searchPublicly: register",
    ]);
  });

  it("may read as often as the table of limits says, and is told when to come again", async () => {
    const { account, address, network } = readingLimits.register;
    expect(await timesUntilRefused(() => statusFrom("198.51.100.1"))).toBe(address);
    const { code, again } = await statusFrom("198.51.100.1");
    expect(code).toBe("reading-limit-reached");
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(86_400);
    const [ofNetwork] = (await counters()).filter(({ pk }) => String(pk).includes("register-network"));
    expect(ofNetwork?.["spent"]).toBe(address);
    const { pk, sk } = ofNetwork ?? {};
    await register.table.transact([update({ pk, sk }).add("spent", network - address - 1)]);
    expect(await timesUntilRefused(() => statusFrom("198.51.100.2"))).toBe(1);
    expect(await timesUntilRefused(() => signedIn("q=XYZ999999"))).toBe(account);
    expect((await statusFrom("198.51.101.1")).status).toBe(200);
  });

  it("is kept by no address, and for two days", async () => {
    await statusFrom("2001:db8:1:2::9");
    const kept = await counters();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toMatch(/198\.51|2001:db8|203\.0/);
    for (const { expiresAt } of kept) expect(expiresAt).toBeLessThan(Date.now() / 1000 + 2 * 86_401);
  });
});

const isOrdinary = (bike: { status: string } & Pick<SearchCard, "salePrice" | "stolenBattery">): boolean =>
  bike.status === "registered" && bike.salePrice === undefined && bike.stolenBattery === undefined;

/** Parts of a number, too long to be taken for a maker, and the number beside it. */
const guessesFrom = (number: string): string[] => [
  ...[6, 7, number.length - 1].map((length) => number.slice(0, length)),
  ...[4, 6].map((length) => number.slice(-length)),
  number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
];

/** A maker's format, with 9 for each digit and A for each letter after the maker's own sign. */
const formOf = (typed: string): string =>
  typed.replaceAll(/(?<= .*|^\d*)\d/g, "9").replaceAll(/(?<= .*)[A-Z]/g, "A");
const spaceOf = (form: string): number =>
  Array.from(form.replace(/^.* /, "")).reduce((space, sign) => space * (sign === "9" ? 10 : 22), 1);

describe("a scraper", () => {
  it("learns of no ordinary bike by parts of its number, or by the number beside it", async () => {
    const numbers = town.filter((bike) => isOrdinary({ ...bike, stolenBattery: bike.batteryStolenSince }));
    expect(numbers.length).toBeGreaterThan(150);
    for (const { frameNumber } of numbers.slice(0, 40))
      for (const q of guessesFrom(frameNumber)) {
        const { items, didYouMean = [] } = await register.searchPublicly({ q });
        expect([q, ...[...items, ...didYouMean].filter(isOrdinary)]).toEqual([q]);
      }
  });

  it("of a thousand addresses reads at most a thousandth of 200,000 bikes a day", () => {
    const sample = swedishBikes(4, 20_000, now);
    const ofForm = Object.groupBy(sample, ({ frameNumberTyped }) => formOf(frameNumberTyped));
    const densest = Math.max(
      ...Object.entries(ofForm).map(([form, bikes = []]) => bikes.length / sample.length / spaceOf(form)),
    );
    const guesses = 1000 * readingLimits.register.address;
    expect(guesses * densest).toBeLessThanOrEqual(0.001);
  });
});
