import { foldFrameNumber } from "#contract/frame-number.ts";
import type { AdminSearchFilters } from "#contract/admin-search.ts";
import {
  type Candidate,
  type Wanted,
  isWanted,
  partsOfAll,
  partsOfOwners,
} from "#lambdas/search/admin-parts.ts";
import { findOwners } from "#lambdas/search/find-owners.ts";
import { type Merged, mergeParts } from "#lambdas/search/merge-parts.ts";
import type { Place } from "#lambdas/search/place.ts";
import { questionOf } from "#lambdas/search/question.ts";
import { readNumbers } from "#lambdas/search/read-numbers.ts";
import { recogniseWords } from "#lambdas/search/recognise-words.ts";
import { BikeItem, FoldItem } from "#lambdas/table/items/bike.ts";
import { foldPartition, formerNumberPartition, keys } from "#lambdas/table/keys.ts";
import type { Reader } from "#lambdas/table/reader.ts";

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

/** What is wanted besides an owner. */
const meaningOf = async (
  reader: Reader,
  { q, owner: _, status, ...filters }: AdminSearchFilters,
): Promise<Wanted | undefined> => {
  if (q === undefined) return { ...filters, status };
  const { text, number } = questionOf(q);
  if (text === undefined) return { ...filters, status, beginning: number?.canonical };
  const meant = await recogniseWords(reader, { ...filters, status: "any" }, text);
  return meant && { ...meant, status };
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
  const isEmpty = found.bikes.length === 0 && found.next === undefined;
  return isEmpty && owners.length > 0 ? byOwner() : found;
};

/** A page of all bikes that fit, with all that is stored of them. */
export const findBikes = async (reader: Reader, asked: Asked): Promise<Found> => {
  const { filters } = asked;
  const { q, owner } = filters;
  if (owner !== undefined) {
    const [owners, wanted] = await Promise.all([findOwners(reader, owner), meaningOf(reader, filters)]);
    return wanted ? findByOwner(reader, asked, owners, wanted) : nothing;
  }
  if (q === undefined) return findByLists(reader, asked, filters);
  if (q.includes("@")) return findByOwner(reader, asked, await findOwners(reader, q), filters);
  const { text, number } = questionOf(q);
  return number && text === undefined
    ? findByNumber(reader, asked, number.canonical)
    : findByText(reader, asked, q);
};
