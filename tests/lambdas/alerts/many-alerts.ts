import type { AlertCriteria } from "#contract/alerts.ts";
import { radii } from "#contract/places.ts";
import { findAlerts } from "#lambdas/alerts/find-alerts.ts";
import { fits } from "#lambdas/shared/alerts/fits.ts";
import { placeWrites } from "#lambdas/shared/alerts/alert-writes.ts";
import type { Offer } from "#lambdas/shared/alerts/offer.ts";
import type { ListedAd } from "#lambdas/shared/listings/ad-card.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { termsOf } from "#lambdas/shared/search-index/terms.ts";
import { wordsOf } from "#lambdas/shared/search-index/words.ts";
import { startMeter } from "#lambdas/shared/table/read-meter.ts";
import { type Dice, diceOf } from "#local/seed/sweden/random.ts";
import { manyAds } from "#tests/lambdas/listings/many-ads.ts";
import { withItems } from "#tests/lambdas/with-items.ts";

export type ManyAlert = { readonly id: string; readonly userId: string; readonly criteria: AlertCriteria };

/** The word by which someone looks for such a bike who chooses from no list. */
const wordOf = ({ brand = "", model = "" }: ListedAd, dice: Dice): string =>
  dice.chance(0.5) ? brand : `${brand} ${model}`;

/** What someone waits for who would have taken this bike: mostly a brand or a type, where they live, for what they can pay. */
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

/** So many alerts for ads, the same for the same seed, each for a bike that there could be. */
export const manyAlerts = (seed: number, count: number, now: Date): ManyAlert[] =>
  manyAds(seed, count, now).map((ad, serial) => ({
    id: `alert_${String(serial).padStart(8, "0")}`,
    userId: `user_${String(serial).padStart(8, "0")}`,
    criteria: criteriaOf(ad, diceOf(seed + 1, serial)),
  }));

/** An ad as alerts meet it. */
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

type Found = { readonly ids: readonly string[]; readonly units: number };

/** Lends the real database with these alerts, in which the product's own code looks for those that an ad fits. */
export const withManyAlerts = <T>(
  folder: string,
  alerts: readonly ManyAlert[],
  use: (find: (offer: Offer) => Promise<Found>) => Promise<T>,
): Promise<T> =>
  withItems({ folder, name: "alerts", items: itemsOf(alerts) }, (openMetered) =>
    use(async (offer) => {
      const meter = startMeter();
      const found = await findAlerts(openMetered(meter), offer);
      return { ids: found.map(({ alertId }) => alertId), units: meter.total() };
    }),
  );

/** The same, looked at one by one. */
export const fittingAlerts = (alerts: readonly ManyAlert[], offer: Offer): ManyAlert[] =>
  alerts.filter(({ criteria }) => fits(criteria, offer));

const bytesOf = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.entries(value).reduce((sum, [name, each]) => sum + name.length + bytesOf(each), 0)
    : Buffer.byteLength(String(value));

const bytesAUnit = 8192;

/** What it costs to read where these lie, and nothing else: each once, one after another. */
export const leastUnits = (alerts: readonly ManyAlert[]): number =>
  alerts.reduce((sum, alert) => {
    const [first] = placeWrites({ ...alert, kind: "ads" });
    if (first === undefined) throw new Error("An alert lies nowhere");
    return sum + bytesOf(first.key) + bytesOf(first.item);
  }, 0) / bytesAUnit;
