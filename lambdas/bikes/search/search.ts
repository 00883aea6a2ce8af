import type { SearchFilters, SearchPage } from "#contract/bikes/search.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { type CardResult, type CardQuery, pageOf } from "./found.ts";
import { type Tier, cursorAfter, readPlace } from "./place.ts";
import type { SearchContext } from "./search-context.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import { plan } from "#lambdas/bikes/index/plan.ts";
import { findByNumber } from "./find-by-number.ts";
import { findByText } from "./find-by-text.ts";
import { questionOf } from "./question.ts";
import { readLists } from "./read-lists.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

const findCards = async (reader: Reader, query: CardQuery): Promise<CardResult> => {
  const { filters, place } = query;
  if (filters.q === undefined)
    return { ...(await readLists(reader, [plan(filters)], pageOf(query))), by: "lists" };
  const { text, number } = questionOf(filters.q);
  const byNumber = place?.by === "numbers" || place?.by === "parts";
  if (number && (text === undefined || byNumber)) return findByNumber(reader, query, number);
  // Runs in parallel with the dictionary look-up, so that both take two round trips.
  const numbers = number && !place ? findByNumber(reader, query, number) : Promise.resolve(undefined);
  return findByText(reader, query, text ?? filters.q, numbers);
};

const understoodOf = ({ filters, words, without }: NonNullable<CardResult["meaning"]>) => ({
  filters: [...filters],
  words: [...new Set(words.map(({ typed }) => typed))],
  without: [...new Set(without)],
});

/** Searches public data. Without an account the pages are limited and cards have no bike id. */
export const search = async (
  { reader, system, cursorSecret }: SearchContext,
  tier: Exclude<Tier, "admin">,
  filters: SearchFilters,
): Promise<SearchPage> => {
  const place = readPlace(cursorSecret, tier, filters);
  const signedIn = tier === "signed-in";
  const { items, by, next, sold, didYouMean, meaning } = await findCards(reader, { filters, place });
  const searchedNumber = filters.q === undefined ? undefined : canonicalFrameNumber(filters.q);
  const viewer = { now: system.now(), signedIn, searchedNumber };
  return {
    items: items.map((card) => showCard(card, viewer)),
    cursor: cursorAfter(cursorSecret, tier, filters, { by, next, page: place?.page ?? 1 }),
    ...(sold === true && { sold }),
    ...(didYouMean && {
      didYouMean: didYouMean.map((card) => showCard(card, { ...viewer, searchedNumber: card.frameNumber })),
    }),
    ...(meaning && { understood: understoodOf(meaning) }),
  };
};
