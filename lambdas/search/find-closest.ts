import type { UnderstoodFilter } from "#contract/search.ts";
import type { Asked, Found } from "#lambdas/search/found.ts";
import { searchesFor } from "#lambdas/search/meant-filters.ts";
import { mergeParts } from "#lambdas/shared/search-index/merge-parts.ts";
import { readLists } from "#lambdas/search/read-lists.ts";
import type { Meaning, PlainWord } from "#lambdas/search/understand.ts";
import { plan } from "#lambdas/shared/search-index/plan.ts";
import { wordsIn, wordsOf } from "#lambdas/shared/search-index/words.ts";
import type { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Words are looked for one by one, the longest first: those tell most. Four cards of a list are half a unit. */
const mostTried = 3;
const readOfWord = 4;

export type Closest = Found & {
  /** How much of what was said the bikes have; a model beside its maker counts for more than other words. */
  readonly fits: number;
};

/** What was taken for a kind or a colour can be a part of a model's name: `Touring Hybrid`, `Orange C7`. */
const isSaidOf = (card: PostingItem, words: ReadonlySet<string>, filter: UnderstoodFilter): boolean =>
  searchesFor({ status: "any" }, { filters: [filter], words: [] }).some((each) => plan(each).accepts(card)) ||
  wordsIn(filter.typed).every((word) => words.has(word));

/** What of a meaning a bike has. */
const sharedWith = (card: PostingItem, { filters, words }: Meaning): Meaning => {
  const own = new Set(wordsOf(card));
  return {
    filters: filters.filter((filter) => isSaidOf(card, own, filter)),
    words: words.filter(({ word }) => own.has(word)),
  };
};

/** What stands alone may be a frame number, and no bike is close to one. */
const isOfSeveralWords = (text: string | undefined): boolean => /\S\s+\S/.test(text ?? "");

/** A figure or two is in many a model, and in many a number. */
const tells = ({ word }: PlainWord): boolean => /\p{L}{3}/u.test(word);

const sizeOf = ({ filters, words }: Meaning): number => filters.length + words.length;

/** Of no maker at least half of the words, and one that tells something. */
const isClose = ({ words }: Meaning, meaning: Meaning): boolean =>
  words.some(tells) && words.length * 2 >= meaning.words.length;

const tried = (words: readonly PlainWord[]): readonly PlainWord[] =>
  words.toSorted((a, b) => b.word.length - a.word.length).slice(0, mostTried);

/** An advertisement says more of a bike than its owner did. Answers with the bikes that have most of it, where some of its words are theirs; of no maker at least half of the words. */
export const findClosest = async (
  reader: Reader,
  { filters, place }: Asked,
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
        mostRead: readOfWord * 2,
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
    (said) => ![...first.has.filters, ...first.has.words].includes(said),
  );
  return {
    items,
    next: undefined,
    by: "kept",
    meaning: { ...first.has, without: without.map(({ typed }) => typed) },
    fits: fits + (makers.length > 0 ? 0.5 : 0),
  };
};
