import type { SearchFilters, SearchPage } from "#contract/search.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { findCards } from "#lambdas/search/find-cards.ts";
import type { Found } from "#lambdas/search/found.ts";
import { type Tier, cursorAfter, readPlace } from "#lambdas/search/place.ts";
import type { SearchContext } from "./search-context.ts";
import { showCard } from "#lambdas/shared/search-index/show-card.ts";

const understoodOf = ({ filters, words, without }: NonNullable<Found["meaning"]>) => ({
  filters: [...filters],
  words: [...new Set(words.map(({ typed }) => typed))],
  without: [...new Set(without)],
});

/** Searches what owners let everybody see. Without an account it ends after a few pages and names no bike to write to. */
export const search = async (
  { reader, system, cursorSecret }: SearchContext,
  tier: Exclude<Tier, "admin">,
  filters: SearchFilters,
): Promise<SearchPage> => {
  const place = readPlace(cursorSecret, tier, filters);
  const { items, by, next, didYouMean, meaning } = await findCards(reader, { filters, place });
  const asked = filters.q === undefined ? undefined : canonicalFrameNumber(filters.q);
  const viewer = { now: system.now(), signedIn: tier === "signed-in", asked };
  return {
    items: items.map((card) => showCard(card, viewer)),
    cursor: cursorAfter(cursorSecret, tier, filters, { by, next, page: place?.page ?? 1 }),
    ...(didYouMean && {
      didYouMean: didYouMean.map((card) => showCard(card, { ...viewer, asked: card.frameNumber })),
    }),
    ...(meaning && { understood: understoodOf(meaning) }),
  };
};
