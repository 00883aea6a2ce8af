import { plan } from "#lambdas/shared/search-index/plan.ts";
import { correct } from "#lambdas/search/correct.ts";
import { type Closest, findClosest } from "#lambdas/search/find-closest.ts";
import { type Asked, type Found, isEmpty, pageOf } from "#lambdas/search/found.ts";
import { searchesFor } from "#lambdas/search/meant-filters.ts";
import { readLists } from "#lambdas/search/read-lists.ts";
import { saysGone } from "#lambdas/search/vocabulary.ts";
import { type Meaning, understand } from "#lambdas/search/understand.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** A text is taken as it stands, with its typing errors forgiven, and at last without the words that no bike has. */
type Reading = "lists" | "corrected" | "kept";

/** Cards that one page may pass over. The readings that come after others share what is left of 25 units. */
const mostRead: Readonly<Record<Reading, number>> = { lists: 110, corrected: 50, kept: 0 };

const nothing: Found = { items: [], next: undefined, by: "lists" };

const findMeant = async (
  reader: Reader,
  asked: Asked,
  by: Reading,
  meaning: Meaning,
  without: readonly string[] = [],
): Promise<Found> => {
  const plans = searchesFor(asked.filters, meaning).map(plan);
  const page = await readLists(reader, plans, { ...pageOf(asked), mostRead: mostRead[by] });
  return { ...page, by, meaning: { ...meaning, without } };
};

type Kept = { readonly meaning: Meaning; readonly without: readonly string[] };

const leaving = (
  filters: Meaning["filters"],
  left: readonly { readonly typed: string }[],
): Kept | undefined =>
  filters.length > 0 && left.length > 0
    ? { meaning: { filters, words: [] }, without: left.map(({ typed }) => typed) }
    : undefined;

/** Without words that stand in no bike that fits the rest; undefined where nothing else was said. */
const keptOf = ({ filters, words }: Meaning): Kept | undefined => leaving(filters, words);

/** A bike that is gone may not be reported yet. */
const keptOfGone = ({ filters, words }: Meaning): Kept | undefined => {
  const left = filters.filter(({ field, typed }) => field === "status" && saysGone(typed));
  return left.length === 0
    ? undefined
    : leaving(
        filters.filter((filter) => !left.includes(filter)),
        [...left, ...words],
      );
};

/** Without the words that stay plain; nothing where nothing else was said. */
const findKept = async (reader: Reader, asked: Asked, meaning: Meaning): Promise<Found> => {
  for (const kept of [keptOf(meaning), keptOfGone(meaning)]) {
    if (kept === undefined) continue;
    const found = await findMeant(reader, asked, "kept", kept.meaning, kept.without);
    if (!isEmpty(found)) return found;
  }
  return nothing;
};

/** One more page of a reading that was forgiving. */
const goOn = async (
  reader: Reader,
  asked: Asked,
  by: "corrected" | "kept",
  meaning: Meaning,
): Promise<Found> => {
  const better = (await correct(reader, meaning)) ?? meaning;
  return by === "kept" ? findKept(reader, asked, better) : findMeant(reader, asked, by, better);
};

/** Of numbers that were said only in part: those of bikes that are as the text says. */
const fittingOf = (numbers: Found, { filters }: Asked, meaning: Meaning): Found => {
  const plans = searchesFor(filters, { filters: meaning.filters, words: [] }).map(plan);
  return { ...numbers, items: numbers.items.filter((card) => plans.some(({ accepts }) => accepts(card))) };
};

type Closer = readonly [closest: Closest | undefined, kept: Found];

const findCloser = (reader: Reader, asked: Asked, meaning: Meaning): Promise<Closer> =>
  Promise.all([findClosest(reader, asked, meaning), findKept(reader, asked, meaning)]);

/** The bikes that most of what was said fits. */
const closerOf = ([closest, kept]: Closer): Found | undefined => {
  const other = isEmpty(kept) ? undefined : kept;
  const isCloser = closest && closest.fits > (other?.meaning?.filters.length ?? 0);
  return isCloser ? closest : other;
};

/** What is shown where no bike is all that was said, once its typing errors are forgiven. */
const forgive = async (reader: Reader, asked: Asked, better: Meaning): Promise<Found | undefined> => {
  const [corrected, closer] = await Promise.all([
    findMeant(reader, asked, "corrected", better),
    findCloser(reader, asked, better),
  ]);
  return isEmpty(corrected) ? closerOf(closer) : corrected;
};

/** `instead` is what to show before anything is forgiven. What else may be needed is asked for at the same time as the lists, where there is something to fall back on. */
export const findByText = async (
  reader: Reader,
  asked: Asked,
  text: string,
  instead: Promise<Found | undefined>,
): Promise<Found> => {
  const [numbers, meaning] = await Promise.all([instead, understand(reader, text)]);
  if (numbers?.registered === true) return numbers;
  if (!meaning) return numbers ?? nothing;
  const by = asked.place?.by;
  if (by === "corrected" || by === "kept") return goOn(reader, asked, by, meaning);
  const isEager = by !== "lists" && keptOf(meaning) !== undefined;
  const [found, early, closer] = await Promise.all([
    findMeant(reader, asked, "lists", meaning),
    isEager && correct(reader, meaning),
    isEager && findCloser(reader, asked, meaning),
  ]);
  if (by === "lists" || !isEmpty(found)) return found;
  const fitting = numbers && fittingOf(numbers, asked, meaning);
  if (fitting && (!isEmpty(fitting) || fitting.didYouMean)) return fitting;
  const better = early === false ? await correct(reader, meaning) : early;
  const forgiven = better
    ? await forgive(reader, asked, better)
    : closerOf(closer || (await findCloser(reader, asked, meaning)));
  return forgiven ?? found;
};
