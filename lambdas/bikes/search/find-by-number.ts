import type { SearchFilters } from "#contract/bikes/search.ts";
import { isSought } from "#lambdas/bikes/index/card.ts";
import { isSold } from "#lambdas/bikes/number-standings.ts";
import { plan } from "#lambdas/bikes/index/plan.ts";
import { type CardQuery, type CardResult, isEmpty, pageOf } from "./found.ts";
import type { NumberQuery } from "./question.ts";
import { readNumberParts, readNumbers } from "./read-numbers.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { type PostingItem, VariantItem } from "#lambdas/bikes/items/posting.ts";
import { bikeKeys } from "#lambdas/platform/table/bike-keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { deletionVariants } from "#lambdas/bikes/index/deletion-variants.ts";
import { editsBetween } from "./edits-between.ts";
import { frameVariantPartition } from "#lambdas/platform/table/keys.ts";

const maxSuggestions = 5;
const maxEdits = 2;

/** Consecutive numbers share all but the last character. Twenty cards cost about one read unit. */
const maxPerVariant = 20;

/** Similar numbers: the fewest differences first, then stolen bikes. */
const findNearMisses = async (reader: Reader, canonical: string): Promise<PostingItem[]> => {
  const fold = foldFrameNumber(canonical);
  const pages = await Promise.all(
    deletionVariants(fold).map((variant) =>
      reader.query({ schema: VariantItem, partition: frameVariantPartition(variant), limit: maxPerVariant }),
    ),
  );
  const known = pages.flatMap(({ items }) => items).filter((card) => card !== undefined);
  const cards = new Map(known.map((card) => [card.frameNumber, card]));
  return [...cards.values()]
    .filter(({ frameNumber }) => frameNumber !== canonical)
    .map((card) => ({ card, edits: editsBetween(fold, foldFrameNumber(card.frameNumber)) }))
    .filter(({ card, edits }) => edits === 0 || (edits <= maxEdits && isSought(card)))
    .toSorted(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.card.stolen) - Number(a.card.stolen) ||
        (a.card.frameNumber < b.card.frameNumber ? -1 : 1),
    )
    .slice(0, maxSuggestions)
    .map(({ card }) => card);
};

/** Lists by the beginning of numbers, and by their middle and end. */
const lists = { numbers: readNumbers, parts: readNumberParts } as const;
type ListName = keyof typeof lists;

/** A part of a number is more often its end than its beginning. */
const orderOf = (whole: boolean): ListName[] => (whole ? ["numbers", "parts"] : ["parts", "numbers"]);

/** Number lists contain bikes of every status. */
const fittingOf = (cards: readonly PostingItem[], filters: SearchFilters): PostingItem[] => {
  const { accepts } = plan(filters);
  return cards.filter((card) => accepts(card) && (filters.status !== "stolen" || card.stolen));
};

/** Reads the lists one after the other until the page is full. */
const readThrough = async (
  reader: Reader,
  query: CardQuery,
  canonical: string,
  names: readonly ListName[],
): Promise<CardResult> => {
  const { after, ...page } = pageOf(query);
  const mayShow = (card: PostingItem) => isSought(card) || card.frameNumber === canonical;
  const read = names.map((name, place) =>
    lists[name](reader, canonical, { ...page, mayShow, after: place === 0 ? after : undefined }),
  );
  const items = new Map<string, PostingItem>();
  let last: { by: ListName; next: string | undefined } = { by: names[0] ?? "numbers", next: after };
  for (const [place, list] of (await Promise.all(read)).entries()) {
    const by = names[place] ?? "numbers";
    const taken = list.items.slice(0, page.limit - items.size);
    for (const card of taken) if (!items.has(card.id)) items.set(card.id, card);
    last = taken.length > 0 ? { by, next: taken.at(-1)?.sk } : last;
    if (taken.length < list.items.length) return { ...last, items: [...items.values()] };
    if (list.next !== undefined) return { by, next: list.next, items: [...items.values()] };
  }
  return { ...last, items: [...items.values()], next: undefined };
};

const isOnlyWord = (canonical: string): boolean => !/\d/.test(canonical);

/**
 * Bikes with this number or a part of it. If it is not registered, adds bikes with numbers easily
 * mistaken for it.
 */
export const findByNumber = async (
  reader: Reader,
  query: CardQuery,
  { canonical, whole }: NumberQuery,
): Promise<CardResult> => {
  const fitting = (result: CardResult): CardResult => ({
    ...result,
    items: fittingOf(result.items, query.filters),
  });
  const order = orderOf(whole);
  const begun = order.findIndex((name) => name === query.place?.by);
  if (begun >= 0 || !whole)
    return fitting(await readThrough(reader, query, canonical, order.slice(Math.max(begun, 0))));
  const beginning = await readThrough(reader, query, canonical, ["numbers"]);
  const exact = beginning.items.filter(({ frameNumber }) => frameNumber === canonical);
  if (exact.length > 0) return fitting({ by: "numbers", items: exact, next: undefined, registered: true });
  if (isOnlyWord(canonical) || beginning.next !== undefined) return fitting(beginning);
  const known = !isEmpty(beginning);
  const [others, alike, guard] = await Promise.all([
    readThrough(reader, query, canonical, ["parts"]),
    known ? [] : findNearMisses(reader, canonical),
    reader.get(bikeKeys.frameGuard(canonical), FrameGuardItem),
  ]);
  const shown = new Set([...beginning.items, ...alike].map(({ id }) => id));
  const more = others.items.filter(({ id }) => !shown.has(id));
  return fitting({
    ...others,
    items: [...beginning.items, ...more],
    ...(guard && isSold(guard) && { sold: true }),
    ...(alike.length > 0 && { didYouMean: alike }),
  });
};
