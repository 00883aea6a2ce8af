import { placeOf } from "#contract/places.ts";
import { maskFrameNumber } from "#contract/public-bike.ts";
import type { FeedFilters, TheftFeatures } from "#contract/recent-thefts.ts";
import { stolenPage } from "#contract/stolen-page.ts";
import { readFeed } from "./read-feed.ts";
import type { RecentTheftsContext } from "./recent-thefts-context.ts";
import { describeBike } from "#lambdas/shared/describe-bike/describe-bike.ts";
import type { PostingItem } from "#lambdas/shared/table/items/posting.ts";

const pointOf = (town: string | undefined) => {
  const place = town === undefined ? undefined : placeOf(town);
  return place ? { type: "Point" as const, coordinates: [place.longitude, place.latitude] } : null;
};

const featureOf = (
  card: PostingItem,
  { language }: FeedFilters,
  siteOrigin: string,
): TheftFeatures["features"][number] => ({
  type: "Feature",
  id: card.id,
  geometry: pointOf(card.town),
  properties: {
    title: describeBike(card, language).title,
    url: siteOrigin + stolenPage(card.id),
    stolenOn: card.stolenSince ?? "",
    place: card.stolenPlace,
    town: card.town,
    frameNumber: maskFrameNumber(card.frameNumber),
    brand: card.brand,
    model: card.model,
    type: card.type,
    color: card.color,
    photoUrl: card.photoUploadId && `${siteOrigin}/photos/${card.photoUploadId}.jpg`,
  },
});

/** For maps: each bike at the middle of the town it was taken from. */
export const theftsGeoJson = async (
  context: RecentTheftsContext,
  filters: FeedFilters,
): Promise<TheftFeatures> => {
  const cards = await readFeed(context, filters);
  return {
    type: "FeatureCollection",
    features: cards.map((card) => featureOf(card, filters, context.siteOrigin)),
  };
};
