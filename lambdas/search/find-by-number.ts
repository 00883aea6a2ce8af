import { foldSigns } from "#contract/frame-number.ts";
import type { SearchFilters } from "#contract/search.ts";
import type { Card } from "#lambdas/shared/search-index/card.ts";
import { plan } from "#lambdas/shared/search-index/plan.ts";
import { findNearMisses } from "#lambdas/search/find-near-misses.ts";
import { type Asked, type Found, isEmpty, pageOf } from "#lambdas/search/found.ts";
import type { NumberAsked } from "#lambdas/search/question.ts";
import { readNumberEnds, readNumbers } from "#lambdas/search/read-numbers.ts";
import type { PostingItem } from "#lambdas/shared/table/items/posting.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Numbers are listed whatever the status of their bikes. */
const fittingOf = (cards: readonly PostingItem[], filters: SearchFilters): PostingItem[] => {
  const { accepts } = plan(filters);
  const hasStatus = ({ stolen }: Pick<Card, "stolen">): boolean =>
    filters.status === "any" || (filters.status === "stolen" && stolen);
  return cards.filter((card) => accepts(card) && hasStatus(card));
};

/** Bikes with this number, or with one that begins so. */
const findByBeginning = async (
  reader: Reader,
  asked: Asked,
  { canonical, whole }: NumberAsked,
): Promise<Found> => {
  const page = await readNumbers(reader, canonical, pageOf(asked));
  const exact = page.items.filter(({ frameNumber }) => whole && frameNumber === canonical);
  const registered = exact.length > 0;
  const { items, next } = registered ? { items: exact, next: undefined } : page;
  return { items: fittingOf(items, asked.filters), next, by: "numbers", registered };
};

/** Bikes whose number ends so, and where those come to their end the ones whose number begins so. */
const findByEnd = async (reader: Reader, asked: Asked, canonical: string): Promise<Found> => {
  const page = pageOf(asked);
  const [ends, beginnings] = await Promise.all([
    readNumberEnds(reader, canonical, page),
    readNumbers(reader, canonical, { ...page, after: undefined }),
  ]);
  const room = page.limit - ends.items.length;
  if (ends.next !== undefined || (room === 0 && beginnings.items.length > 0))
    return {
      items: fittingOf(ends.items, asked.filters),
      next: ends.next ?? ends.items.at(-1)?.sk,
      by: "ends",
    };
  const folded = foldSigns(canonical);
  const shown = beginnings.items.slice(0, room);
  const others = shown.filter(({ frameNumber }) => !foldSigns(frameNumber).endsWith(folded));
  return {
    items: fittingOf([...ends.items, ...others], asked.filters),
    next: shown.length < beginnings.items.length ? shown.at(-1)?.sk : beginnings.next,
    by: "numbers",
  };
};

/** Of a number that nobody has registered: what ends so, or is easily taken for it. */
const findAround = async (reader: Reader, asked: Asked, found: Found, canonical: string): Promise<Found> => {
  const [ends, didYouMean] = await Promise.all([
    readNumberEnds(reader, canonical, pageOf(asked)),
    findNearMisses(reader, canonical),
  ]);
  const alike = new Set(didYouMean.map(({ id }) => id));
  const others = ends.items.filter(({ id }) => !alike.has(id));
  const items = fittingOf(others, asked.filters);
  const around = { ...found, ...(didYouMean.length > 0 && { didYouMean }) };
  return items.length > 0 ? { ...around, items, next: ends.next, by: "ends" } : around;
};

/** A page of the bikes that are meant by a number, or a part of it. */
export const findByNumber = async (reader: Reader, asked: Asked, number: NumberAsked): Promise<Found> => {
  const { canonical, whole } = number;
  const { place } = asked;
  if (place?.by === "ends" || (!place && !whole)) return findByEnd(reader, asked, canonical);
  const found = await findByBeginning(reader, asked, number);
  const isKnown = found.registered === true || !isEmpty(found);
  return isKnown || place || !/\d/.test(canonical) ? found : findAround(reader, asked, found, canonical);
};
