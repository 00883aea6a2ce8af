import { foldFrameNumber } from "#contract/frame-number.ts";
import type { AdminSearchFilters } from "#contract/admin-search.ts";
import {
  type Candidate,
  type Wanted,
  isWanted,
  partsOfAll,
  partsOfOwners,
} from "#lambdas/search/admin-parts.ts";
import { findOwners } from "#lambdas/shared/search-index/find-owners.ts";
import { type Merged, mergeParts } from "#lambdas/shared/search-index/merge-parts.ts";
import type { Place } from "#lambdas/search/place.ts";
import { type Question, questionOf } from "#lambdas/search/question.ts";
import { readNumbers } from "#lambdas/search/read-numbers.ts";
import { searchesFor } from "#lambdas/search/meant-filters.ts";
import { type Meaning, understand } from "#lambdas/search/understand.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import type { UnderstoodFilter } from "#contract/search.ts";
import { BikeItem, FoldItem } from "#lambdas/shared/table/items/bike.ts";
import { foldPartition, formerNumberPartition, keys } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

type Asked = { readonly filters: AdminSearchFilters; readonly place: Place | undefined };
type Found = {
  readonly bikes: readonly BikeItem[];
  readonly next: string | undefined;
  readonly by: Place["by"];
};

const mostLookalikes = 20;

const pageOf = ({ filters, place }: Asked) => ({ after: place?.after, limit: filters.limit });

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

/** Bikes with this number or one that begins so, and those that look alike, whether or not everybody finds them, or they are deleted. */
const findByNumber = async (reader: Reader, asked: Asked, canonical: string): Promise<Found> => {
  const { filters, place } = asked;
  const [former, alike, page] = await Promise.all([
    place
      ? { items: [] }
      : reader.query({
          schema: FoldItem,
          partition: formerNumberPartition(canonical),
          limit: mostLookalikes,
        }),
    place
      ? { items: [] }
      : reader.query({
          schema: FoldItem,
          partition: foldPartition(foldFrameNumber(canonical)),
          limit: mostLookalikes,
        }),
    readNumbers(reader, canonical, pageOf(asked)),
  ]);
  const ids = new Set([
    ...page.items.map(({ id }) => id),
    ...[...alike.items, ...former.items].map(({ bikeId }) => bikeId),
  ]);
  const bikes = await readBikes(reader, [...ids]);
  const wanted = bikes.filter((bike) => isWanted(bike, filters));
  const isExact = ({ frameNumber }: BikeItem): number => (frameNumber === canonical ? 0 : 1);
  return { bikes: wanted.toSorted((a, b) => isExact(a) - isExact(b)), next: page.next, by: "numbers" };
};

const nothing: Found = { bikes: [], next: undefined, by: "lists" };

const isNone = ({ bikes, next }: Found): boolean => bikes.length === 0 && next === undefined;

const findByLists = async (reader: Reader, asked: Asked, wanted: Wanted): Promise<Found> => {
  const page = pageOf(asked);
  const merged = mergeParts(await partsOfAll(reader, wanted, page), page.limit);
  return { ...(await wholeOf(reader, merged)), by: "lists" };
};

const findByOwner = async (
  reader: Reader,
  asked: Asked,
  ownerIds: readonly string[],
  wanted: Wanted,
): Promise<Found> => {
  const page = pageOf(asked);
  const merged = mergeParts(await partsOfOwners(reader, ownerIds, wanted, page), page.limit);
  return { ...(await wholeOf(reader, merged)), by: "owners" };
};

/** An administrator who names two colours means a bike with both words. */
const oneOfEach = ({ filters, words }: Meaning): Meaning => {
  const isFirst = (filter: UnderstoodFilter): boolean =>
    filters.find(({ field }) => field === filter.field) === filter;
  const more = filters
    .filter((filter) => !isFirst(filter))
    .flatMap(({ value, typed }) => wordsIn(value).map((word) => ({ word, typed })));
  return { filters: filters.filter(isFirst), words: [...words, ...more] };
};

/** What is wanted in addition to an owner. */
const meaningOf = async (
  reader: Reader,
  { q, owner: _, status, ...filters }: AdminSearchFilters,
): Promise<Wanted | undefined> => {
  if (q === undefined) return { ...filters, status };
  const { text, number } = questionOf(q);
  if (text === undefined) return { ...filters, status, beginning: number?.canonical };
  const meaning = await understand(reader, text);
  const [meant] = meaning ? searchesFor({ ...filters, status: "any" }, oneOfEach(meaning)) : [];
  return meant && { ...meant, status: status === "any" ? meant.status : status };
};

/** A text that fits no bike can be a name. */
const findByText = async (reader: Reader, asked: Asked, text: string): Promise<Found> => {
  const { filters, place } = asked;
  const [owners, wanted] = await Promise.all([
    place?.by === "lists" ? [] : findOwners(reader, text),
    meaningOf(reader, filters),
  ]);
  const byOwner = () => findByOwner(reader, asked, owners, { ...filters, words: [] });
  if (place?.by === "owners") return byOwner();
  const found = wanted ? await findByLists(reader, asked, wanted) : nothing;
  return isNone(found) && owners.length > 0 ? byOwner() : found;
};

/** What can be words or a number is the bike with that number, else the words, and a number in part or nearly so where they fit nothing. */
const findByQuestion = async (
  reader: Reader,
  asked: Asked,
  { text, number }: Question,
  q: string,
): Promise<Found> => {
  const by = asked.place?.by;
  if (number && (text === undefined || by === "numbers"))
    return findByNumber(reader, asked, number.canonical);
  if (!number || by) return findByText(reader, asked, q);
  const [numbers, words] = await Promise.all([
    findByNumber(reader, asked, number.canonical),
    findByText(reader, asked, q),
  ]);
  return isNone(words) || numbers.bikes[0]?.frameNumber === number.canonical ? numbers : words;
};

/** Bikes of an owner. What can be words or the beginning of a number, as `DBS73`, is a number where the words fit none of them. */
const findOwned = async (reader: Reader, asked: Asked, owner: string): Promise<Found> => {
  const { q, owner: _, ...filters } = asked.filters;
  const [owners, wanted] = await Promise.all([findOwners(reader, owner), meaningOf(reader, asked.filters)]);
  const found = wanted ? await findByOwner(reader, asked, owners, wanted) : nothing;
  const { text, number } = q === undefined ? {} : questionOf(q);
  if (!isNone(found) || text === undefined || number === undefined) return found;
  return findByOwner(reader, asked, owners, { ...filters, beginning: number.canonical });
};

/** A page of all bikes that fit, with all that is stored of them. */
export const findBikes = async (reader: Reader, asked: Asked): Promise<Found> => {
  const { filters } = asked;
  const { q, owner } = filters;
  if (owner !== undefined) return findOwned(reader, asked, owner);
  if (q === undefined) return findByLists(reader, asked, filters);
  if (q.includes("@")) return findByOwner(reader, asked, await findOwners(reader, q), filters);
  return findByQuestion(reader, asked, questionOf(q), q);
};
