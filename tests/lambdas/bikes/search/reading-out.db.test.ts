import { describe, expect, it } from "vitest";
import * as z from "zod";
import { features } from "#contract/app/index.ts";
import { readingLimits } from "#contract/platform/reading-limits.ts";
import type { SearchCard } from "#contract/bikes/search.ts";
import type { Route } from "#contract/platform/route.ts";
import { textEntries } from "#lambdas/bikes/index/entries.ts";
import { postingWrites, putEntry } from "#lambdas/bikes/index/posting-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { cardOf, isListed, isSought } from "#lambdas/bikes/index/card.ts";
import { wordsOf } from "#lambdas/bikes/index/words.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { type Register, aRegister } from "./a-register.ts";
import { startFunctions } from "./call-search.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const town = swedishBikes(4, 300, now).filter(isListed);

const functions = await startFunctions();
const register = await aRegister(functions);
for (const bike of town) await register.table.transact(postingWrites(undefined, bike));

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
      "checkElsewhere: register",
      "checkFrameNumber: numbers",
      "checkFrameNumberAtTill: numbers",
      "checkNumber: register",
      "getAd: shown",
      "getStatus: register",
      "getStolenBike: shown",
      "getTheftsAtom: shown",
      "getTheftsGeoJson: shown",
      "listRecentThefts: shown",
      "openOwnershipDispute: numbers",
      "readPhoto: photos",
      "requestTransfer: numbers",
      "searchAds: shown",
      "searchBikes: register",
      "searchPublicly: register",
    ]);
  });

  it("learns nothing about a number from a route without a limit", () => {
    const takesNumber = ({ params, query, body }: Route): boolean =>
      [params, query, body].some(
        (schema) =>
          schema &&
          JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })).includes(
            '"frameNumber',
          ),
      );
    const routes = Object.values(features).flatMap((of): [string, Route][] => Object.entries(of));
    const others = routes.filter(
      ([, route]) => route.access !== "admin" && !route.reads && takesNumber(route),
    );
    expect(others.map(([name]) => name).toSorted()).toEqual([
      // Limited per day, and the answer depends on the pictures alone.
      "analyse",
      // Every answer is the same; only the owner can reveal more.
      "askSeller",
      // Five mails a day per address, about thefts only.
      "askToWatch",
      // Limited by store and day.
      "checkFrameNumbers",
      // Compares with one bike, a few times an hour.
      "compareFrameNumber",
      // The number is part of the message.
      "contactOwner",
      "createBikeImport",
      // Changes to a free number, three times at most.
      "editBike",
      // One a day without an account, twenty with one.
      "makeCertificate",
      "makeNumberReport",
      "makeOwnCertificate",
      // Registers a free number for points.
      "registerBike",
      "registerSale",
      // An administrator decides.
      "requestCorrection",
      // Every answer is the same.
      "tellOwnerAtTill",
    ]);
  });

  it("may read up to its limit, and is then told when to try again", async () => {
    const { account, address, network } = readingLimits.register;
    expect(await timesUntilRefused(() => statusFrom("198.51.100.1"))).toBe(address);
    const { code, again } = await statusFrom("198.51.100.1");
    expect(code).toBe("reading-limit-reached");
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(86_400);
    const [ofNetwork] = (await counters()).filter(({ pk }) => String(pk).includes("register-network#"));
    expect(ofNetwork?.["spent"]).toBe(address);
    const { pk, sk } = ofNetwork ?? {};
    await register.table.transact([update({ pk, sk }).add("spent", network - address - 1)]);
    expect(await timesUntilRefused(() => statusFrom("198.51.100.2"))).toBe(1);
    expect(await timesUntilRefused(() => signedIn("q=XYZ999999"))).toBe(account);
    expect((await statusFrom("198.51.101.1")).status).toBe(200);
  });

  it("is counted with all accounts of the network", async () => {
    const [ofAccounts] = (await counters()).filter(({ pk }) =>
      String(pk).includes("register-networkOfAccounts"),
    );
    const { account, networkOfAccounts } = readingLimits.register;
    expect(ofAccounts?.["spent"]).toBe(account);
    const { pk, sk } = ofAccounts ?? {};
    await register.table.transact([update({ pk, sk }).add("spent", networkOfAccounts - account - 1)]);
    const another = { role: "customer", accountId: "erik" } as const;
    const byAnother = () => functions.call("search", { path: "/bikes/search?q=XYZ999999", ...another });
    expect(await timesUntilRefused(byAnother)).toBe(1);
  });

  it("is counted for two days, without an address", async () => {
    await statusFrom("2001:db8:1:2::9");
    const stored = await counters();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toMatch(/198\.51|2001:db8|203\.0/);
    for (const { expiresAt } of stored) expect(expiresAt).toBeLessThan(Date.now() / 1000 + 2 * 86_401);
  });
});

const isOrdinary = (bike: SearchCard): boolean =>
  bike.status === "registered" && bike.salePrice === undefined && bike.stolenBattery === undefined;

/** Parts of a number, too long to be taken for a maker, and the number beside it. */
const guessesFrom = (number: string): string[] => [
  ...[6, 7, number.length - 1].map((length) => number.slice(0, length)),
  ...[4, 6].map((length) => number.slice(-length)),
  number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
];

/** A maker's format, with 9 for each digit and A for each letter after the maker's prefix. */
const formOf = (typed: string): string =>
  typed.replaceAll(/(?<= .*|^\d*)\d/g, "9").replaceAll(/(?<= .*)[A-Z]/g, "A");
const spaceOf = (form: string): number =>
  Array.from(form.replace(/^.* /, "")).reduce((space, sign) => space * (sign === "9" ? 10 : 22), 1);

/** Every value of every field, pairs of them, and every word. */
const everySearch = (bikes: readonly BikeItem[]): Record<string, string>[] => {
  const cards = bikes.map(cardOf);
  const searches = cards.flatMap((card) => {
    const { brand = "", model = "", color = "", city = "", type = "" } = card;
    return [
      ...Object.entries({ brand, model, color, city, type }).map(([field, value]) => ({ [field]: value })),
      { color, type },
      ...wordsOf(card).map((q) => ({ q })),
    ];
  });
  const answers = searches.map((search) =>
    Object.fromEntries(Object.entries(search).filter(([, value]) => value !== "")),
  );
  return [...new Map(answers.map((search) => [JSON.stringify(search), search])).values()];
};

const readAll = async (find: Register["search"], query: Record<string, string>): Promise<SearchCard[]> => {
  const cards: SearchCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ ...query, cursor });
    cards.push(...page.items, ...(page.didYouMean ?? []));
    ({ cursor } = page);
  } while (cursor !== undefined);
  return cards;
};

describe("a scraper", () => {
  it.each(["search", "searchPublicly"] as const)(
    "reads no ordinary bike by filters or words, with any number of accounts: %s",
    async (tier) => {
      const wordy = town.slice(0, 40);
      for (const bike of wordy)
        for (const entry of textEntries(bike)) await register.table.transact([putEntry(entry)]);
      const all = everySearch(wordy);
      const found = (
        await Promise.all(
          [undefined, "stolen", "for_sale"].map(async (status) =>
            readAll(register[tier], { ...(status !== undefined && { status }) }),
          ),
        )
      ).flat();
      for (const query of all) found.push(...(await readAll(register[tier], query)));
      const ordinary = town.filter((bike) => !isSought(cardOf(bike)));
      const share = found.filter(isOrdinary).length / ordinary.length;
      expect(all.length).toBeGreaterThan(200);
      expect(found.length).toBeGreaterThan(30);
      expect(share).toBe(0);
    },
  );

  it("learns of no ordinary bike by parts of its number, or by the number beside it", async () => {
    const numbers = town.filter((bike) => !isSought(cardOf(bike)));
    expect(numbers.length).toBeGreaterThan(150);
    for (const { frameNumber } of numbers.slice(0, 40))
      for (const q of guessesFrom(frameNumber)) {
        const { items, didYouMean = [] } = await register.searchPublicly({ q });
        expect([q, ...[...items, ...didYouMean].filter(isOrdinary)]).toEqual([q]);
      }
  });

  it("of a thousand addresses or 200 accounts reads at most a thousandth of 200,000 bikes a day", () => {
    const sample = swedishBikes(4, 20_000, now);
    const ofForm = Object.groupBy(sample, ({ frameNumberTyped }) => formOf(frameNumberTyped));
    const densest = Math.max(
      ...Object.entries(ofForm).map(([form, bikes = []]) => bikes.length / sample.length / spaceOf(form)),
    );
    const { register: search, numbers } = readingLimits;
    for (const guesses of [1000 * search.address, 200 * (search.account + numbers.account)])
      expect(guesses * densest).toBeLessThanOrEqual(0.001);
  });
});
