import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import type { AdminSearchFilters } from "#contract/office/admin-search.ts";
import { type Candidate, type AdminQuery, matchesQuery, partsOfAll, partsOfOwners } from "./admin-parts.ts";
import { findOwners } from "#lambdas/bikes/index/find-owners.ts";
import { type Merged, mergeParts } from "#lambdas/bikes/index/merge-parts.ts";
import type { SearchPlace } from "./place.ts";
import { type Question, questionOf } from "./question.ts";
import { readNumbers } from "./read-numbers.ts";
import { searchesFor } from "./meant-filters.ts";
import { type Meaning, understand } from "./understand.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import type { UnderstoodFilter } from "#contract/bikes/search.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoldItem } from "#lambdas/bikes/items/frame-number.ts";
import { foldPartition, formerNumberPartition, keys } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

type BikeQuery = { readonly filters: AdminSearchFilters; readonly place: SearchPlace | undefined };
type BikeResult = {
  readonly bikes: readonly BikeItem[];
  readonly next: string | undefined;
  readonly by: SearchPlace["by"];
};

const maxLookalikes = 20;

const pageOf = ({ filters, place }: BikeQuery) => ({ after: place?.after, limit: filters.limit });

const readBikes = async (reader: Reader, ids: readonly string[]): Promise<BikeItem[]> => {
  const bikes = await reader.batchGet(
    ids.map((id) => keys.bike(id)),
    BikeItem,
  );
  const byId = new Map(bikes.map((bike) => [bike.id, bike]));
  return ids.map((id) => byId.get(id)).filter((bike) => bike !== undefined);
};

const wholeOf = async (reader: Reader, { items, next }: Merged<Candidate>) => {
  const missing = await readBikes(
    reader,
    items.filter(({ bike }) => !bike).map(({ id }) => id),
  );
  const byId = new Map(missing.map((bike) => [bike.id, bike]));
  return {
    bikes: items.map(({ id, bike }) => bike ?? byId.get(id)).filter((bike) => bike !== undefined),
    next,
  };
};

/** Bikes with this number or beginning, and similar ones, including unlisted and deleted bikes. */
const findByNumber = async (reader: Reader, query: BikeQuery, canonical: string): Promise<BikeResult> => {
  const { filters, place } = query;
  const [former, alike, page] = await Promise.all([
    place
      ? { items: [] }
      : reader.query({
          schema: FoldItem,
          partition: formerNumberPartition(canonical),
          limit: maxLookalikes,
        }),
    place
      ? { items: [] }
      : reader.query({
          schema: FoldItem,
          partition: foldPartition(foldFrameNumber(canonical)),
          limit: maxLookalikes,
        }),
    readNumbers(reader, canonical, pageOf(query)),
  ]);
  const ids = new Set([
    ...page.items.map(({ id }) => id),
    ...[...alike.items, ...former.items].map(({ bikeId }) => bikeId),
  ]);
  const bikes = await readBikes(reader, [...ids]);
  const wanted = bikes.filter((bike) => matchesQuery(bike, filters));
  const isExact = ({ frameNumber }: BikeItem): number => (frameNumber === canonical ? 0 : 1);
  return { bikes: wanted.toSorted((a, b) => isExact(a) - isExact(b)), next: page.next, by: "numbers" };
};

const nothing: BikeResult = { bikes: [], next: undefined, by: "lists" };

const isNone = ({ bikes, next }: BikeResult): boolean => bikes.length === 0 && next === undefined;

const findByLists = async (reader: Reader, query: BikeQuery, wanted: AdminQuery): Promise<BikeResult> => {
  const page = pageOf(query);
  const merged = mergeParts(await partsOfAll(reader, wanted, page), page.limit);
  return { ...(await wholeOf(reader, merged)), by: "lists" };
};

const findByOwner = async (
  reader: Reader,
  query: BikeQuery,
  ownerIds: readonly string[],
  wanted: AdminQuery,
): Promise<BikeResult> => {
  const page = pageOf(query);
  const merged = mergeParts(await partsOfOwners(reader, ownerIds, wanted, page), page.limit);
  return { ...(await wholeOf(reader, merged)), by: "owners" };
};

/** Several values of one field: keeps the first and searches for the others as words. */
const oneOfEach = ({ filters, words }: Meaning): Meaning => {
  const isFirst = (filter: UnderstoodFilter): boolean =>
    filters.find(({ field }) => field === filter.field) === filter;
  const more = filters
    .filter((filter) => !isFirst(filter))
    .flatMap(({ value, typed }) => wordsIn(value).map((word) => ({ word, typed })));
  return { filters: filters.filter(isFirst), words: [...words, ...more] };
};

/** Filters apart from the owner; undefined if the text means nothing. */
const meaningOf = async (
  reader: Reader,
  { q, owner: _, status, ...filters }: AdminSearchFilters,
): Promise<AdminQuery | undefined> => {
  if (q === undefined) return { ...filters, status };
  const { text, number } = questionOf(q);
  if (text === undefined) return { ...filters, status, beginning: number?.canonical };
  const meaning = await understand(reader, text);
  const [meant] = meaning ? searchesFor({ ...filters, status: "any" }, oneOfEach(meaning)) : [];
  return meant && { ...meant, status: status === "any" ? meant.status : status };
};

/** A text without matching bikes may be an owner's name. */
const findByText = async (reader: Reader, query: BikeQuery, text: string): Promise<BikeResult> => {
  const { filters, place } = query;
  const [owners, wanted] = await Promise.all([
    place?.by === "lists" ? [] : findOwners(reader, text),
    meaningOf(reader, filters),
  ]);
  const byOwner = () => findByOwner(reader, query, owners, { ...filters, words: [] });
  if (place?.by === "owners") return byOwner();
  const result = wanted ? await findByLists(reader, query, wanted) : nothing;
  return isNone(result) && owners.length > 0 ? byOwner() : result;
};

/** If a question may be words or a number: an exact number wins, then the words, then a part of a number. */
const findByQuestion = async (
  reader: Reader,
  query: BikeQuery,
  { text, number }: Question,
  q: string,
): Promise<BikeResult> => {
  const by = query.place?.by;
  if (number && (text === undefined || by === "numbers"))
    return findByNumber(reader, query, number.canonical);
  if (!number || by) return findByText(reader, query, q);
  const [numbers, words] = await Promise.all([
    findByNumber(reader, query, number.canonical),
    findByText(reader, query, q),
  ]);
  return isNone(words) || numbers.bikes[0]?.frameNumber === number.canonical ? numbers : words;
};

/**
 * Bikes of an owner. If the words match none of them, `DBS73` and the like are read as the
 * beginning of a number.
 */
const findOwned = async (reader: Reader, query: BikeQuery, owner: string): Promise<BikeResult> => {
  const { q, owner: _, ...filters } = query.filters;
  const [owners, wanted] = await Promise.all([findOwners(reader, owner), meaningOf(reader, query.filters)]);
  const result = wanted ? await findByOwner(reader, query, owners, wanted) : nothing;
  const { text, number } = q === undefined ? {} : questionOf(q);
  if (!isNone(result) || text === undefined || number === undefined) return result;
  return findByOwner(reader, query, owners, { ...filters, beginning: number.canonical });
};

export const findBikes = async (reader: Reader, query: BikeQuery): Promise<BikeResult> => {
  const { filters } = query;
  const { q, owner } = filters;
  if (owner !== undefined) return findOwned(reader, query, owner);
  if (q === undefined) return findByLists(reader, query, filters);
  if (q.includes("@")) return findByOwner(reader, query, await findOwners(reader, q), filters);
  return findByQuestion(reader, query, questionOf(q), q);
};
