import type { AlertCriteria } from "#contract/ads/alerts.ts";
import { radii } from "#contract/platform/places.ts";
import { findAlerts } from "#lambdas/ads/offers/find-alerts.ts";
import { fits } from "#lambdas/ads/alert-index/fits.ts";
import { placeWrites } from "#lambdas/ads/alert-index/alert-writes.ts";
import type { Offer } from "#lambdas/ads/alert-index/offer.ts";
import type { ListedAd } from "#lambdas/ads/ad-card.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsOf } from "#lambdas/bikes/index/words.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { type Dice, diceOf } from "#local/seed/sweden/random.ts";
import { manyAds } from "#tests/lambdas/ads/listings/many-ads.ts";
import { withItems } from "#tests/lambdas/memory-table.ts";

export type ManyAlert = { readonly id: string; readonly userId: string; readonly criteria: AlertCriteria };

/** A word that a free-text search for this bike would contain. */
const wordOf = ({ brand = "", model = "" }: ListedAd, dice: Dice): string =>
  dice.chance(0.5) ? brand : `${brand} ${model}`;

/** The criteria of someone who wants such a bike: mostly a brand or type, in their town and price range. */
const criteriaOf = (ad: ListedAd, dice: Dice): AlertCriteria => {
  const { brand, model, type, color, city, price, electric } = ad;
  const around = dice.chance(0.4) ? radii[dice.below(radii.length)] : undefined;
  const narrowed = dice.chance(0.1)
    ? { words: wordOf(ad, dice) }
    : {
        ...(dice.chance(0.6) && { brand }),
        ...(dice.chance(0.2) && { model }),
        ...(dice.chance(0.5) && type !== undefined && { type }),
        ...(dice.chance(0.2) && color !== undefined && { color }),
        ...(electric && dice.chance(0.3) && { electric: true as const }),
        ...(dice.chance(0.7) && { city, radius: around }),
      };
  const priced = dice.chance(0.6) ? { priceTo: Math.round(price * (0.5 + dice.roll())) } : {};
  return Object.keys(narrowed).length === 0 ? { brand, ...priced } : { ...narrowed, ...priced };
};

/** Makes alerts for ads, each for a plausible bike; the same seed gives the same alerts. */
export const manyAlerts = (seed: number, count: number, now: Date): ManyAlert[] =>
  manyAds(seed, count, now).map((ad, serial) => ({
    id: `alert_${String(serial).padStart(8, "0")}`,
    userId: `user_${String(serial).padStart(8, "0")}`,
    criteria: criteriaOf(ad, diceOf(seed + 1, serial)),
  }));

export const offerOf = ({
  id,
  listedAt,
  brand,
  model,
  type,
  color,
  city,
  price,
  electric,
}: ListedAd): Offer => {
  const { city: _, ...terms } = termsOf({ brand, model, type, color });
  return {
    kind: "ads",
    id,
    bikeId: `bike_${id}`,
    ownerId: "somebody",
    title: `${brand ?? ""} ${model ?? ""}`,
    terms,
    towns: [normalise(city, "city")],
    electric,
    price,
    words: wordsOf({ id, registeredAt: listedAt, frameNumber: "", stolen: false, brand, model, type, color }),
  };
};

async function* itemsOf(alerts: readonly ManyAlert[]) {
  for (let from = 0; from < alerts.length; from += 100)
    yield alerts
      .slice(from, from + 100)
      .flatMap((alert) => placeWrites({ ...alert, kind: "ads" }))
      .map(({ key, item }) => ({ ...key, ...item }));
}

type MatchedAlerts = { readonly ids: readonly string[]; readonly units: number };

/** Runs the product's matching against the real database with these alerts. */
export const withManyAlerts = <T>(
  folder: string,
  alerts: readonly ManyAlert[],
  use: (find: (offer: Offer) => Promise<MatchedAlerts>) => Promise<T>,
): Promise<T> =>
  withItems({ folder, name: "alerts", items: itemsOf(alerts) }, (openMetered) =>
    use(async (offer) => {
      const meter = startMeter();
      const results = await findAlerts(openMetered(meter), offer);
      return { ids: results.map(({ alertId }) => alertId), units: meter.total() };
    }),
  );

/** Finds the expected matches without lists. */
export const fittingAlerts = (alerts: readonly ManyAlert[], offer: Offer): ManyAlert[] =>
  alerts.filter(({ criteria }) => fits(criteria, offer));

const bytesOf = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.entries(value).reduce((sum, [name, each]) => sum + name.length + bytesOf(each), 0)
    : Buffer.byteLength(String(value));

const bytesPerUnit = 8192;

/** The least cost of reading only these alerts, one after another. */
export const minUnits = (alerts: readonly ManyAlert[]): number =>
  alerts.reduce((sum, alert) => {
    const [first] = placeWrites({ ...alert, kind: "ads" });
    if (first === undefined) throw new Error("An alert lies nowhere");
    return sum + bytesOf(first.key) + bytesOf(first.item);
  }, 0) / bytesPerUnit;
