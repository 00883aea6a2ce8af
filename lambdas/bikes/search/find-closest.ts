import type { UnderstoodFilter } from "#contract/bikes/search.ts";
import type { CardQuery, CardResult } from "./found.ts";
import { searchesFor } from "./meant-filters.ts";
import { mergeParts } from "#lambdas/bikes/index/merge-parts.ts";
import { readLists } from "./read-lists.ts";
import type { Meaning, PlainWord } from "./understand.ts";
import { plan } from "#lambdas/bikes/index/plan.ts";
import { wordsIn, wordsOf } from "#lambdas/bikes/index/words.ts";
import type { PostingItem } from "#lambdas/bikes/items/posting.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** Each word is searched separately, the longest first. Four cards cost half a read unit. */
const maxTried = 3;
const readOfWord = 4;

export type Closest = CardResult & {
  /** Number of matching parts of the text; a model beside its brand counts more. */
  readonly fits: number;
};

/** A type or colour word may be part of a model name: `Touring Hybrid`, `Orange C7`. */
const isSaidOf = (card: PostingItem, words: ReadonlySet<string>, filter: UnderstoodFilter): boolean =>
  searchesFor({ status: "any" }, { filters: [filter], words: [] }).some((each) => plan(each).accepts(card)) ||
  wordsIn(filter.typed).every((word) => words.has(word));

/** The parts of a meaning that match a bike. */
const sharedWith = (card: PostingItem, { filters, words }: Meaning): Meaning => {
  const own = new Set(wordsOf(card));
  return {
    filters: filters.filter((filter) => isSaidOf(card, own, filter)),
    words: words.filter(({ word }) => own.has(word)),
  };
};

/** A single word may be a frame number, for which a partial match means nothing. */
const isOfSeveralWords = (text: string | undefined): boolean => /\S\s+\S/.test(text ?? "");

/** Short figures are part of many models and numbers. */
const isDistinctive = ({ word }: PlainWord): boolean => /\p{L}{3}/u.test(word);

const sizeOf = ({ filters, words }: Meaning): number => filters.length + words.length;

/** Without a brand: at least half of the words, one of them distinctive. */
const isClose = ({ words }: Meaning, meaning: Meaning): boolean =>
  words.some(isDistinctive) && words.length * 2 >= meaning.words.length;

const tried = (words: readonly PlainWord[]): readonly PlainWord[] =>
  words.toSorted((a, b) => b.word.length - a.word.length).slice(0, maxTried);

/**
 * Finds the bikes that match most of a long text, such as a copied ad; without a brand at least
 * half of its words.
 */
export const findClosest = async (
  reader: Reader,
  { filters, place }: CardQuery,
  meaning: Meaning,
): Promise<Closest | undefined> => {
  const makers = meaning.filters.filter(({ field }) => field === "brand");
  const isPoor = makers.length > 1 || sizeOf(meaning) < 2 || !isOfSeveralWords(filters.q);
  if (place || isPoor) return undefined;
  const pages = await Promise.all(
    tried(meaning.words).map(({ word }) => {
      const [wanted] = searchesFor(filters, { filters: makers, words: [{ word, typed: word }] });
      return readLists(reader, wanted ? [plan(wanted)] : [], {
        after: undefined,
        limit: readOfWord,
        order: filters.order,
        maxRead: readOfWord * 2,
      });
    }),
  );
  const cards = new Map(pages.flatMap(({ items }) => items.map((card) => [card.id, card])));
  const shared = [...cards.values()].map((card) => ({ card, has: sharedWith(card, meaning) }));
  const fits = Math.max(0, ...shared.map(({ has }) => sizeOf(has)));
  const best = shared.filter(({ has }) => sizeOf(has) === fits);
  const [first] = best;
  if (!first || (makers.length === 0 && !isClose(first.has, meaning))) return undefined;
  const parts = [{ items: best.map(({ card }) => card), end: undefined }];
  const { items } = mergeParts(parts, filters.limit, filters.order);
  const without = [...meaning.filters, ...meaning.words].filter(
    (part) => ![...first.has.filters, ...first.has.words].includes(part),
  );
  return {
    items,
    next: undefined,
    by: "kept",
    meaning: { ...first.has, without: without.map(({ typed }) => typed) },
    fits: fits + (makers.length > 0 ? 0.5 : 0),
  };
};
