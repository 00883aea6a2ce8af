import { type AdCard, AdFilters } from "#contract/ads/ads.ts";
import { BikeColour } from "#contract/bikes/bike-types.ts";
import { places } from "#contract/platform/places.ts";
import { searchAds } from "#lambdas/ads/listings/search-ads.ts";
import type { ListedAd } from "#lambdas/ads/ad-card.ts";
import { adItemOf } from "#lambdas/ads/ad-item.ts";
import { adPlaces, planAds } from "#lambdas/ads/ad-lists.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { timeOrderedId } from "#lambdas/platform/table/ids.ts";
import { drawBrand } from "#local/seed/sweden/brands.ts";
import { drawCity } from "#local/seed/sweden/cities.ts";
import { type Dice, diceOf, weighted } from "#local/seed/sweden/random.ts";
import { withItems } from "#tests/lambdas/memory-table.ts";

const dayMillis = 86_400_000;
const drawColour = weighted(BikeColour.options.map((colour, place) => [colour, 1 / (place + 1)] as const));
const drawPrice = (dice: Dice): number => Math.max(100, Math.round(Math.exp(6 + 4 * dice.roll()) / 50) * 50);
const known = new Set(places.map(({ name }) => name));

const drawTown = (dice: Dice): string => {
  const town = drawCity(dice);
  return known.has(town) ? town : "Stockholm";
};

const adOf = (seed: number, serial: number, now: Date): ListedAd => {
  const dice = diceOf(seed, serial);
  const brand = drawBrand(dice);
  const { name: model, type } = brand.drawModel(dice);
  const at = new Date(now.getTime() - Math.floor(90 * dayMillis * dice.roll()) - serial);
  const bytes = new Uint8Array(10).map(() => dice.below(256));
  const photo = timeOrderedId("upload", at, bytes);
  return {
    id: timeOrderedId("listing", at, bytes),
    price: drawPrice(dice),
    brand: brand.name,
    model,
    type,
    color: drawColour(dice),
    city: drawTown(dice),
    listedAt: at.toISOString(),
    ownerSince: 2015 + dice.below(11),
    ownerVerified: dice.chance(0.9),
    photoUrl: dice.chance(0.9) ? `/photos/${photo}.jpg` : undefined,
    photos: dice.below(9),
    electric: type === "elcykel" || dice.chance(0.05),
  };
};

/** Makes bikes for sale; the same seed gives the same bikes, and a thousand are the first of a hundred thousand. */
export const manyAds = (seed: number, count: number, now: Date): ListedAd[] =>
  Array.from({ length: count }, (_, serial) => adOf(seed, serial, now));

type Question = Readonly<Record<string, string>>;

const narrowing: readonly Question[] = [
  {},
  { brand: "Crescent" },
  { brand: "Riese & Müller" },
  { model: "Marlin 7" },
  { brand: "Trek", model: "Marlin 7" },
  { type: "mtb" },
  { color: "röd" },
  { electric: "true" },
  { brand: "Monark", type: "dam", color: "svart" },
  { type: "lådcykel", electric: "true" },
];
const around: readonly Question[] = [
  {},
  { near: "Uppsala", radius: "1" },
  { near: "Stockholm", radius: "5" },
  { near: "Kiruna", radius: "5" },
];
const priced: readonly Question[] = [
  {},
  { from: "2000", to: "4000" },
  { to: "1500" },
  { from: "500", to: "20000" },
];

/** All combinations of filters, places and prices, in both orders. */
export const adQuestions: readonly AdFilters[] = narrowing.flatMap((what) =>
  around.flatMap((where) =>
    priced.flatMap((price) =>
      ["newest", "price"].map((order) => AdFilters.parse({ ...what, ...where, ...price, order })),
    ),
  ),
);

async function* itemsFor(ads: readonly ListedAd[], questions: readonly AdFilters[]) {
  // Writes only the lists that the questions read.
  const partitions = new Set(questions.flatMap((question) => planAds(question).partitions));
  for (let from = 0; from < ads.length; from += 100)
    yield ads.slice(from, from + 100).flatMap((ad) =>
      adPlaces(ad)
        .filter(({ pk }) => partitions.has(pk))
        .map((key) => ({ ...key, ...adItemOf(ad), entity: "ad" })),
    );
}

export type AdPage = {
  readonly items: AdCard[];
  readonly cursor: string | undefined;
  readonly units: number;
};

/** Runs the product's search against the real database with these ads. */
export const withManyAds = async <T>(
  folder: string,
  ads: readonly ListedAd[],
  questions: readonly AdFilters[],
  use: (ask: (question: AdFilters, cursor?: string) => Promise<AdPage>) => Promise<T>,
): Promise<T> => {
  const items = itemsFor(ads, questions);
  return withItems({ folder, name: "ads", items }, (openMetered) =>
    use(async (question, cursor) => {
      const meter = startMeter();
      const context = { reader: openMetered(meter), cursorSecret: "secret" };
      const page = await searchAds(context, { ...question, cursor });
      return { ...page, units: meter.total() };
    }),
  );
};

const compare = (one: ListedAd, other: ListedAd, question: AdFilters): number => {
  const [first, second] = question.order === "newest" ? [other, one] : [one, other];
  const byPrice = question.order === "price" ? first.price - second.price : 0;
  const times = Date.parse(first.listedAt) - Date.parse(second.listedAt);
  return byPrice || times || (first.id < second.id ? -1 : 1);
};

/** Finds the expected matches without lists. */
export const fittingAds = (ads: readonly ListedAd[], question: AdFilters): string[] =>
  ads
    .filter(planAds(question).accepts)
    .toSorted((one, other) => compare(one, other, question))
    .map(({ id }) => id);
