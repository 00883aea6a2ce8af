import { createHmac } from "node:crypto";

import { marshall } from "@aws-sdk/util-dynamodb";
import * as z from "zod";

import { NumberReportItem } from "#lambdas/bikes/items/number-report.ts";
import { sealedFacts as reportFacts } from "#lambdas/bikes/search/reports/sealed-facts.ts";
import { counterName } from "#lambdas/office/counting/counter-name.ts";
import { factIdOf } from "#lambdas/office/counting/record-fact.ts";
import { countedEntities } from "#lambdas/office/counting/countables-of.ts";
import { type Sums, addParts } from "#lambdas/office/counting/sums.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { sealedFacts as receiptFacts } from "#lambdas/ownership/transfers/receipts/sealed-facts.ts";
import { hashOf } from "#lambdas/people/signatures/hash-of.ts";
import { StatFactItem } from "#lambdas/platform/table/items/statistics.ts";
import { sealedMessage } from "#lambdas/platform/tokens/paper-seals.ts";
import { keptUntil } from "#lambdas/points/purchases/kept-until.ts";

import { type ItemLine, entityOf, keyOf, readItem } from "./item-line.ts";
import { type Moving, movedText } from "./move-dates.ts";
import { type Pair, ownedSince, ownerYears } from "./owner-years.ts";

type Names = Map<string, string>;

const hashes = /(?<![\da-f])(?:[\da-f]{64}|[\da-f]{40})(?![\da-f])/g;

const renamed = (line: ItemLine, names: Names): ItemLine =>
  names.size === 0 ? line : line.replace(hashes, (hash) => names.get(hash) ?? hash);

const textsOf = ({ sellerSignature, buyerSignature }: TransferItem): string[] =>
  [sellerSignature, buyerSignature].flatMap((signature) => signature?.text ?? []);

/** Hashes of keys and texts that name a day are made again, by the code that made them. */
const nameAgain = (pairs: readonly Pair[]): Names => {
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

/** Seals cover the hashes, so these are renamed first. Only one of the keys has sealed, and the names by the others match nothing. */
const sealAgain = (pairs: readonly Pair[], names: Names, keys: readonly Buffer[]): Names => {
  const seals: Names = new Map();
  for (const { before, now } of pairs) {
    const [facts, again] = [factsIn(before), factsIn(renamed(now, names))];
    if (facts && again) for (const key of keys) seals.set(sealOf(key, facts), sealOf(key, again));
  }
  return seals;
};

const Kept = z.object({
  at: z.string().optional(),
  paidAt: z.string().optional(),
  expiresAt: z.number().optional(),
});

/** Bookkeeping keeps what was sold until the end of a year, which is no day later or earlier than another. */
const keptForBooks = ({ before, now }: Pair): ItemLine => {
  const was = readItem(before, Kept);
  const is = readItem(now, Kept);
  const [paid, moved] = [was.paidAt ?? was.at, is.paidAt ?? is.at];
  if (paid === undefined || moved === undefined || was.expiresAt !== keptUntil(new Date(paid))) return now;
  return now.replace(
    `"expiresAt":{"N":"${is.expiresAt}"}`,
    `"expiresAt":{"N":"${keptUntil(new Date(moved))}"}`,
  );
};

/** Thefts are counted by the day of the week, too. */
const onItsWeekday = (line: ItemLine, { days }: Moving): ItemLine =>
  line.replace(/(?<=\|hour\|)\d(?=-)/g, (weekday) => String((((Number(weekday) + days) % 7) + 7) % 7));

/** The numbers of all months, which begin on other days than before: summed up of what they count. */
const sumUp = (facts: readonly ItemLine[]): ItemLine[] => {
  const sums: Sums = new Map();
  for (const fact of facts) addParts(sums, readItem(fact, StatFactItem).parts);
  return [...sums.values()].map(({ key: { pk, sk }, numbers }) => {
    const counters = [...numbers].map(([name, amount]) => [counterName(name), amount] as const);
    return JSON.stringify(
      marshall({ pk, sk, entity: "statistics", version: 1, ...Object.fromEntries(counters) }),
    );
  });
};

const follow = (pair: Pair, moving: Moving, years: ReadonlyMap<string, number>): ItemLine => {
  switch (entityOf(pair.now)) {
    case "statFact":
      return onItsWeekday(pair.now, moving);
    case "purchase":
    case "receipt":
      return keptForBooks(pair);
    case "listing":
    case "ad":
      return ownedSince(pair.now, years);
    default:
      return pair.now;
  }
};

/** Returns the items as if everything had happened so many days later. `keys` may have sealed papers. */
export const movedItems = (
  lines: readonly ItemLine[],
  moving: Moving,
  keys: readonly Buffer[],
): ItemLine[] => {
  const pairs = lines.map((before) => ({ before, now: movedText(before, moving) }));
  const names = nameAgain(pairs);
  const seals = sealAgain(pairs, names, keys);
  const all = new Map([...names, ...seals]);
  const years = ownerYears(pairs);
  const items = pairs.map((pair) => renamed(follow(pair, moving, years), all));
  return [...items, ...sumUp(items.filter((line) => entityOf(line) === "statFact"))];
};
