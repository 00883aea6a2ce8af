import { type Card, isSought } from "./card.ts";
import { termsOf } from "./terms.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** A value to count a bike under; `value` is the owner's spelling. */
export type Count = Pick<DictionaryItem, "field" | "term" | "value">;

const counting = ["brand", "model", "city"] as const;

/** Counts only public values of stolen bikes and bikes for sale, because suggestions must not reveal hidden values or lead to no result. */
export const countsOf = (card: Card): Count[] => {
  if (!isSought(card)) return [];
  const terms = termsOf(card);
  return counting.flatMap((field) => {
    const [term, value] = [terms[field], card[field]?.trim()];
    return term === undefined || value === undefined ? [] : [{ field, term, value }];
  });
};

export const nameOfCount = ({ field, term }: Pick<Count, "field" | "term">): string => `${field}\n${term}`;

const keyOfName = (name: string) => {
  const [field = "", term = ""] = name.split("\n");
  return keys.dictionaryEntry(field, term);
};

const counted = (count: Count, entry: DictionaryItem | undefined): Action => {
  const key = keys.dictionaryEntry(count.field, count.term);
  return entry
    ? update(key).add("bikes", 1).expectExists("stale")
    : put(key, "dictionaryEntry", { ...count, bikes: 1 }).expectNew("stale");
};

const discounted = (name: string, entry: DictionaryItem): Action => {
  const key = keyOfName(name);
  return entry.bikes > 1
    ? update(key).add("bikes", -1).expectAtLeast("bikes", 2, "stale")
    : remove(key).expect("bikes", entry.bikes, "stale");
};

/**
 * Moves a bike's count from its former values to its new ones. Fails with `stale` if an entry is
 * created or removed meanwhile.
 */
export const dictionaryWrites = async (
  table: Pick<Table, "batchGet">,
  before: readonly string[],
  after: readonly Count[],
): Promise<Action[]> => {
  const names = new Set(after.map(nameOfCount));
  const left = before.filter((name) => !names.has(name));
  const entered = after.filter((count) => !before.includes(nameOfCount(count)));
  const keysOfAll = [...left, ...entered.map(nameOfCount)].map(keyOfName);
  const entries = new Map(
    (await table.batchGet(keysOfAll, DictionaryItem)).map((entry) => [nameOfCount(entry), entry]),
  );
  return [
    ...entered.map((count) => counted(count, entries.get(nameOfCount(count)))),
    ...left.flatMap((name) => {
      const entry = entries.get(name);
      return entry ? [discounted(name, entry)] : [];
    }),
  ];
};
