import type { SearchFilters } from "#contract/search.ts";
import { findNearMisses } from "#lambdas/search/find-near-misses.ts";
import type { Place } from "#lambdas/search/place.ts";
import { type NumberAsked, type Question, questionOf } from "#lambdas/search/question.ts";
import type { Merged } from "#lambdas/search/merge-parts.ts";
import { readLists } from "#lambdas/search/read-lists.ts";
import { readNumbers } from "#lambdas/search/read-numbers.ts";
import { recogniseWords } from "#lambdas/search/recognise-words.ts";
import type { Card } from "#lambdas/postings/card.ts";
import { type Filters, plan } from "#lambdas/postings/plan.ts";
import type { PostingItem } from "#lambdas/table/items/posting.ts";
import type { Reader } from "#lambdas/table/reader.ts";

type Asked = { readonly filters: SearchFilters; readonly place: Place | undefined };

export type Found = Merged<PostingItem> & {
  readonly by: Place["by"];
  /** The number itself is registered, whether or not the other filters fit its bike. */
  readonly registered?: boolean;
  readonly didYouMean?: readonly string[];
};

type Status = SearchFilters["status"];

/** Numbers are listed whatever the status of their bikes. */
const hasStatus = ({ stolen }: Pick<Card, "stolen">, status: Status): boolean =>
  status === "any" || (status === "stolen" && stolen);

const pageOf = ({ filters, place }: Asked) => ({ after: place?.after, limit: filters.limit });

const findByNumber = async (
  reader: Reader,
  asked: Asked,
  { canonical, whole }: NumberAsked,
): Promise<Found> => {
  const { filters } = asked;
  const page = await readNumbers(reader, canonical, pageOf(asked));
  const exact = page.items.filter(({ frameNumber }) => whole && frameNumber === canonical);
  const registered = exact.length > 0;
  const { items, next } = registered ? { items: exact, next: undefined } : page;
  const { accepts } = plan(filters);
  const fitting = items.filter((card) => accepts(card) && hasStatus(card, filters.status));
  return { items: fitting, next, by: "numbers", registered };
};

const findByLists = async (reader: Reader, asked: Asked, filters: Filters): Promise<Found> => ({
  ...(await readLists(reader, plan(filters), pageOf(asked))),
  by: "lists",
});

const nothing: Found = { items: [], next: undefined, by: "lists" };

const isEmpty = ({ items, next }: Found): boolean => items.length === 0 && next === undefined;

/** Numbers are asked at the same time as the dictionary, so that both readings together are two. */
const findByText = async (
  reader: Reader,
  asked: Asked,
  { text, number }: Question & { readonly text: string },
): Promise<Found> => {
  const [numbers, meant] = await Promise.all([
    asked.place || !number ? undefined : findByNumber(reader, asked, number),
    recogniseWords(reader, asked.filters, text),
  ]);
  if (numbers?.registered) return numbers;
  const found = meant ? await findByLists(reader, asked, meant) : nothing;
  return numbers && isEmpty(found) ? numbers : found;
};

const findNumberOrNearMisses = async (reader: Reader, asked: Asked, number: NumberAsked): Promise<Found> => {
  const found = await findByNumber(reader, asked, number);
  if (!number.whole || found.registered || asked.place || !isEmpty(found)) return found;
  const misses = await findNearMisses(reader, number.canonical);
  const didYouMean = misses.map(({ frameNumber }) => frameNumber);
  return { ...found, ...(didYouMean.length > 0 && { didYouMean }) };
};

/** A page of the cards that fit all filters. */
export const findCards = async (reader: Reader, asked: Asked): Promise<Found> => {
  const { filters, place } = asked;
  if (filters.q === undefined) return findByLists(reader, asked, filters);
  const { text, number } = questionOf(filters.q);
  if (number && (text === undefined || place?.by === "numbers"))
    return findNumberOrNearMisses(reader, asked, number);
  return findByText(reader, asked, { text: text ?? filters.q, ...(number && { number }) });
};
