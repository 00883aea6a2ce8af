import { createHmac } from "node:crypto";
import { marshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";
import { NumberReportItem } from "#lambdas/bikes/items/number-report.ts";
import { sealedFacts as reportFacts } from "#lambdas/bikes/search/reports/sealed-facts.ts";
import { counterName } from "#lambdas/office/counting/counter-name.ts";
import { factIdOf } from "#lambdas/office/counting/record-fact.ts";
import { countedEntities } from "#lambdas/office/counting/countables-of.ts";
import { type Sums, addParts, shardKey } from "#lambdas/office/counting/sums.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { sealedFacts as receiptFacts } from "#lambdas/ownership/transfers/receipts/sealed-facts.ts";
import { hashOf } from "#lambdas/people/signatures/hash-of.ts";
import { StatFactItem } from "#lambdas/platform/table/items/statistics.ts";
import { sealedMessage } from "#lambdas/platform/tokens/paper-seals.ts";
import { retentionEnd } from "#lambdas/points/purchases/retention-end.ts";
import { entityOf, type ItemLine, keyOf, readItem } from "./item-line.ts";
import { type Moving, movedText } from "./move-dates.ts";
import { BikeEventItem } from "#lambdas/bikes/items/bike.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";

type Pair = { readonly before: ItemLine; readonly now: ItemLine };

const Listing = z.object({
  id: z.string(),
  bikeId: z.string(),
  createdAt: z.string(),
  ownerSince: z.number(),
});
type Events = ReadonlyMap<string, readonly BikeEventItem[]>;

const eventsByBike = (pairs: readonly Pair[]): Events => {
  const lines = pairs.map(({ now }) => now).filter((line) => entityOf(line) === "bikeEvent");
  const grouped = Map.groupBy(lines, (line) => keyOf(line).pk);
  return new Map([...grouped].map(([pk, own]) => [pk, own.map((line) => readItem(line, BikeEventItem))]));
};

/** Computes for each ad the year since when its owner has had the bike, because a year alone cannot be shifted by days. */
const ownerYears = (pairs: readonly Pair[]): ReadonlyMap<string, number> => {
  const events = eventsByBike(pairs);
  const listings = pairs.filter(({ now }) => entityOf(now) === "listing");
  return new Map(
    listings.map(({ now }) => {
      const { id, bikeId, createdAt } = readItem(now, Listing);
      const until = (events.get(`BIKE#${bikeId}`) ?? []).filter(({ at }) => at <= createdAt);
      const [current] = periodsOf(until);
      return [id, new Date(current?.event.at ?? createdAt).getFullYear()];
    }),
  );
};

/** Replaces the year in the ad and in the lists that contain it. */
const ownedSince = (line: ItemLine, years: ReadonlyMap<string, number>): ItemLine => {
  const { pk, sk } = keyOf(line);
  const year = years.get(/listing_[\dA-Z]{26}$/.exec(pk.startsWith("LISTING#") ? pk : sk)?.[0] ?? "");
  return year === undefined ? line : line.replace(/(?<="ownerSince":\{"N":")\d{4}(?="\})/, String(year));
};

/** New hashes and seals by the old ones. */
type Names = Map<string, string>;

const hashes = /(?<![\da-f])(?:[\da-f]{64}|[\da-f]{40})(?![\da-f])/g;

const renamed = (line: ItemLine, names: Names): ItemLine =>
  names.size === 0 ? line : line.replace(hashes, (hash) => names.get(hash) ?? hash);

const textsOf = ({ sellerSignature, buyerSignature }: TransferItem): string[] =>
  [sellerSignature, buyerSignature].flatMap((signature) => signature?.text ?? []);

/** Recomputes the hashes of keys and texts that contain a date, with the product's own code. */
const rehash = (pairs: readonly Pair[]): Names => {
  const names: Names = new Map();
  for (const { before, now } of pairs) {
    const entity = entityOf(now) ?? "";
    if (countedEntities.includes(entity)) names.set(factIdOf(keyOf(before)), factIdOf(keyOf(now)));
    if (entity !== "transfer") continue;
    const texts = textsOf(readItem(now, TransferItem));
    for (const [place, text] of textsOf(readItem(before, TransferItem)).entries())
      names.set(hashOf(text), hashOf(texts[place] ?? ""));
  }
  return names;
};

const factsIn = (line: ItemLine): Buffer | undefined => {
  switch (entityOf(line)) {
    case "transfer": {
      const transfer = readItem(line, TransferItem);
      const { receiptNumber } = transfer;
      return receiptNumber === undefined
        ? undefined
        : sealedMessage("receipt", receiptFacts(receiptNumber, transfer));
    }
    case "numberReport":
      return sealedMessage("number-report", reportFacts(readItem(line, NumberReportItem)));
    default:
      return undefined;
  }
};

const sealOf = (key: Buffer, facts: Buffer): string => createHmac("sha256", key).update(facts).digest("hex");

/** Recomputes the seals after the hashes, which they cover. All keys are tried, because only one of them made the seals. */
const reseal = (pairs: readonly Pair[], names: Names, keys: readonly Buffer[]): Names => {
  const seals: Names = new Map();
  for (const { before, now } of pairs) {
    const [facts, again] = [factsIn(before), factsIn(renamed(now, names))];
    if (facts && again) for (const key of keys) seals.set(sealOf(key, facts), sealOf(key, again));
  }
  return seals;
};

const BookkeepingDates = z.object({
  at: z.string().optional(),
  paidAt: z.string().optional(),
  expiresAt: z.number().optional(),
});

/** Recomputes the retention of sales, which ends with a calendar year and cannot be shifted by days. */
const withRetention = ({ before, now }: Pair): ItemLine => {
  const was = readItem(before, BookkeepingDates);
  const is = readItem(now, BookkeepingDates);
  const [paid, moved] = [was.paidAt ?? was.at, is.paidAt ?? is.at];
  if (paid === undefined || moved === undefined || was.expiresAt !== retentionEnd(new Date(paid))) return now;
  return now.replace(
    `"expiresAt":{"N":"${is.expiresAt}"}`,
    `"expiresAt":{"N":"${retentionEnd(new Date(moved))}"}`,
  );
};

/** Shifts the weekday in the names of counters, because thefts are also counted by weekday. */
const shiftWeekday = (line: ItemLine, { days }: Moving): ItemLine =>
  line.replace(/(?<=\|hour\|)\d(?=-)/g, (weekday) => String((((Number(weekday) + days) % 7) + 7) % 7));

/** Sums the statistics again from the facts, because shifted days fall into other months. */
const sumFacts = (facts: readonly ItemLine[]): ItemLine[] => {
  const sums: Sums = new Map();
  for (const fact of facts) addParts(sums, readItem(fact, StatFactItem).parts);
  return [...sums.values()].map(({ place, numbers }) => {
    const { pk, sk } = shardKey(place);
    const counters = [...numbers].map(([name, amount]) => [counterName(name), amount] as const);
    return JSON.stringify(
      marshall({ pk, sk, entity: "statistics", version: 1, ...Object.fromEntries(counters) }),
    );
  });
};

const follow = (pair: Pair, moving: Moving, years: ReadonlyMap<string, number>): ItemLine => {
  switch (entityOf(pair.now)) {
    case "statFact":
      return shiftWeekday(pair.now, moving);
    case "purchase":
    case "receipt":
      return withRetention(pair);
    case "listing":
    case "ad":
      return ownedSince(pair.now, years);
    default:
      return pair.now;
  }
};

/** Shifts all dates in the items. `keys` are the keys that may have sealed receipts and reports. */
export const movedItems = (
  lines: readonly ItemLine[],
  moving: Moving,
  keys: readonly Buffer[],
): ItemLine[] => {
  const pairs = lines.map((before) => ({ before, now: movedText(before, moving) }));
  const names = rehash(pairs);
  const seals = reseal(pairs, names, keys);
  const all = new Map([...names, ...seals]);
  const years = ownerYears(pairs);
  const items = pairs.map((pair) => renamed(follow(pair, moving, years), all));
  return [...items, ...sumFacts(items.filter((line) => entityOf(line) === "statFact"))];
};
