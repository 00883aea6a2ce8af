import { plan } from "#lambdas/shared/search-index/plan.ts";
import { correct } from "#lambdas/search/correct.ts";
import { type Asked, type Found, isEmpty, pageOf } from "#lambdas/search/found.ts";
import { searchesFor } from "#lambdas/search/meant-filters.ts";
import { readLists } from "#lambdas/search/read-lists.ts";
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

/** Without words that stand in no bike that fits the rest; undefined where nothing else was said. */
const keptOf = ({ filters, words }: Meaning) =>
  filters.length > 0 && words.length > 0
    ? { meaning: { filters, words: [] }, without: words.map(({ typed }) => typed) }
    : undefined;

/** Without the words that stay plain; nothing where nothing else was said. */
const findKept = async (reader: Reader, asked: Asked, meaning: Meaning): Promise<Found> => {
  const rest = keptOf(meaning);
  return rest ? findMeant(reader, asked, "kept", rest.meaning, rest.without) : nothing;
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
  const [found, early, kept] = await Promise.all([
    findMeant(reader, asked, "lists", meaning),
    isEager && correct(reader, meaning),
    isEager && findKept(reader, asked, meaning),
  ]);
  if (by === "lists" || !isEmpty(found)) return found;
  if (numbers && (!isEmpty(numbers) || numbers.didYouMean)) return numbers;
  const better = early === false ? await correct(reader, meaning) : early;
  const forgiven = better
    ? await Promise.all([findMeant(reader, asked, "corrected", better), findKept(reader, asked, better)])
    : [kept || nothing];
  return forgiven.find((each) => !isEmpty(each)) ?? found;
};
