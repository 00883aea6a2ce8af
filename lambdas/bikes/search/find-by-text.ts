import { plan } from "#lambdas/bikes/index/plan.ts";
import { correct } from "./correct.ts";
import { type Closest, findClosest } from "./find-closest.ts";
import { type CardQuery, type CardResult, isEmpty, pageOf } from "./found.ts";
import { searchesFor } from "./meant-filters.ts";
import { readLists } from "./read-lists.ts";
import { type Meaning, understand } from "./understand.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** `lists`: as typed. `corrected`: with typing errors corrected. `kept`: without words that match no bike. */
type Reading = "lists" | "corrected" | "kept";

/** Cards that a page may skip. All readings together stay within 25 read units. */
const maxRead: Readonly<Record<Reading, number>> = { lists: 110, corrected: 50, kept: 0 };

const nothing: CardResult = { items: [], next: undefined, by: "lists" };

const findMeant = async (
  reader: Reader,
  query: CardQuery,
  by: Reading,
  meaning: Meaning,
  without: readonly string[] = [],
): Promise<CardResult> => {
  const plans = searchesFor(query.filters, meaning).map(plan);
  const page = await readLists(reader, plans, { ...pageOf(query), maxRead: maxRead[by] });
  return { ...page, by, meaning: { ...meaning, without } };
};

type Shortened = { readonly meaning: Meaning; readonly without: readonly string[] };

/** Drops the plain words; undefined if nothing else remains. */
const withoutWords = ({ filters, words }: Meaning): Shortened | undefined =>
  filters.length > 0 && words.length > 0
    ? { meaning: { filters, words: [] }, without: words.map(({ typed }) => typed) }
    : undefined;

/** Searches without the plain words; empty if nothing else remains. */
const findShortened = async (reader: Reader, query: CardQuery, meaning: Meaning): Promise<CardResult> => {
  const shortened = withoutWords(meaning);
  return shortened ? findMeant(reader, query, "kept", shortened.meaning, shortened.without) : nothing;
};

const readNextPage = async (
  reader: Reader,
  query: CardQuery,
  by: "corrected" | "kept",
  meaning: Meaning,
): Promise<CardResult> => {
  const better = (await correct(reader, meaning)) ?? meaning;
  return by === "kept" ? findShortened(reader, query, better) : findMeant(reader, query, by, better);
};

/** Keeps only bikes that also match the rest of the text. */
const fittingOf = (numbers: CardResult, { filters }: CardQuery, meaning: Meaning): CardResult => {
  const plans = searchesFor(filters, { filters: meaning.filters, words: [] }).map(plan);
  return { ...numbers, items: numbers.items.filter((card) => plans.some(({ accepts }) => accepts(card))) };
};

type Closer = readonly [closest: Closest | undefined, kept: CardResult];

const findCloser = (reader: Reader, query: CardQuery, meaning: Meaning): Promise<Closer> =>
  Promise.all([findClosest(reader, query, meaning), findShortened(reader, query, meaning)]);

/** The result that matches more of the text. */
const closerOf = ([closest, shortened]: Closer): CardResult | undefined => {
  const other = isEmpty(shortened) ? undefined : shortened;
  const isCloser = closest && closest.fits > (other?.meaning?.filters.length ?? 0);
  return isCloser ? closest : other;
};

/** Fallbacks for a text that no bike matches completely. */
const findForgiving = async (
  reader: Reader,
  query: CardQuery,
  better: Meaning,
): Promise<CardResult | undefined> => {
  const [corrected, closer] = await Promise.all([
    findMeant(reader, query, "corrected", better),
    findCloser(reader, query, better),
  ]);
  return isEmpty(corrected) ? closerOf(closer) : corrected;
};

/**
 * `instead` is a search by number to prefer over corrected text. Fallbacks are read in parallel
 * with the lists if they may be needed.
 */
export const findByText = async (
  reader: Reader,
  query: CardQuery,
  text: string,
  instead: Promise<CardResult | undefined>,
): Promise<CardResult> => {
  const [numbers, meaning] = await Promise.all([instead, understand(reader, text)]);
  if (numbers?.registered === true) return numbers;
  if (!meaning) return numbers ?? nothing;
  const by = query.place?.by;
  if (by === "corrected" || by === "kept") return readNextPage(reader, query, by, meaning);
  const isEager = by !== "lists" && withoutWords(meaning) !== undefined;
  const [listed, early, closer] = await Promise.all([
    findMeant(reader, query, "lists", meaning),
    isEager && correct(reader, meaning),
    isEager && findCloser(reader, query, meaning),
  ]);
  if (by === "lists" || !isEmpty(listed)) return listed;
  const fitting = numbers && fittingOf(numbers, query, meaning);
  if (fitting && (!isEmpty(fitting) || fitting.didYouMean)) return fitting;
  const better = early === false ? await correct(reader, meaning) : early;
  const forgiven = better
    ? await findForgiving(reader, query, better)
    : closerOf(closer || (await findCloser(reader, query, meaning)));
  return forgiven ?? listed;
};
