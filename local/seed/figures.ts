import { accountParts, bikeParts } from "#lambdas/office/counting/parts/register-parts.ts";
import {
  ledgerParts,
  orderParts,
  purchaseParts,
  saleParts,
} from "#lambdas/office/counting/parts/money-parts.ts";
import { theftParts } from "#lambdas/office/counting/parts/theft-parts.ts";
import { counterName, isOfMonthOnly } from "#lambdas/office/counting/counter-name.ts";
import { factIdOf, factWrite } from "#lambdas/office/counting/record-fact.ts";
import { type Sums, addParts, shardKey } from "#lambdas/office/counting/sums.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { type FactPart, StatisticsKind } from "#lambdas/platform/table/items/statistics.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

import { makeUpLife } from "./made-up-life.ts";
import { diceOf } from "./sweden/random.ts";

type Life = ReturnType<typeof makeUpLife>;

/** One event stands for `many` equal ones, because a country counts thousands. */
type Things = { readonly parts: readonly FactPart[]; readonly many: number };

const thingsOf = ({ thefts, bikes, purchases, spendings, sales, orders, accounts }: Life): Things[] => {
  const dice = diceOf(20_261_126, 2);
  return [
    ...thefts.map(({ theft, bike, price }) => theftParts(theft, bike, price)),
    ...bikes.map(({ bike, via }) => bikeParts(bike, via)),
    ...purchases.map(purchaseParts),
    ...spendings.map(ledgerParts),
    ...sales.map(({ storeId, soldAt }) => saleParts(storeId, soldAt)),
    ...orders.map(({ party, createdAt }) => orderParts(party, createdAt)),
    ...accounts.map(accountParts),
  ].map((parts) => ({ parts, many: 8 + dice.below(13) }));
};

type Counts = Record<string, number>;

const addTo = (sums: Map<string, Counts>, day: string, [name, amount]: [string, number]): void => {
  const sum = sums.get(day) ?? {};
  sums.set(day, sum);
  sum[name] = (sum[name] ?? 0) + amount;
};

/** Sums a kind by day; dates numbers that are counted by month on its first day. */
const byDay = (kind: StatisticsKind, things: readonly Things[]): FactPart[] => {
  const days = new Map<string, Counts>();
  for (const { parts, many } of things)
    for (const { day, counts } of parts.filter((part) => part.kind === kind))
      for (const [name, amount] of Object.entries(counts))
        addTo(days, isOfMonthOnly(name) ? `${day.slice(0, 7)}-01` : day, [name, amount * many]);
  return [...days].map(([day, counts]) => ({ kind, day, counts }));
};

/** Splits the facts by month, because the size of an item is limited. */
const factWrites = (kind: StatisticsKind, days: readonly FactPart[]): Action[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, parts]) =>
    factWrite(factIdOf(keys.statFact(`made up ${kind} ${month}`)), parts, 0),
  );

const numberWrites = (days: readonly FactPart[]): Action[] => {
  const sums: Sums = new Map();
  addParts(sums, days);
  return [...sums.values()].map(({ place, numbers }) => {
    const counters = [...numbers].map(([name, amount]) => [counterName(name), amount] as const);
    return put(shardKey(place), "statistics", { version: 1, ...Object.fromEntries(counters) }).expectNew(
      "stale",
    );
  });
};

/** Does nothing if statistics of this kind exist. */
const countKind = async (table: Table, days: readonly FactPart[], kind: StatisticsKind): Promise<void> => {
  try {
    await table.transact([...factWrites(kind, days), ...numberWrites(days)]);
  } catch (error) {
    if (!failedWith(error, "stale")) throw error;
  }
};

/** Counts two years of a made-up country whose people and bikes have since been erased: statistics outlive them. */
export const countMadeUpLife = async (table: Table, now: Date): Promise<void> => {
  const things = thingsOf(makeUpLife(now));
  await Promise.all(StatisticsKind.options.map((kind) => countKind(table, byDay(kind, things), kind)));
};
