import { BikeColour } from "#contract/bikes/bike-types.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { timeOrderedId } from "#lambdas/platform/table/ids.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { uuidOf } from "#local/template/short-id.ts";

import { drawBrand } from "./brands.ts";
import { drawCity, otherSpellings, placesOfThefts } from "./cities.ts";
import { frameNumberOf } from "./frame-number.ts";
import { type Dice, diceOf, weighted } from "./random.ts";
import { descriptionFor, nameFor } from "./texts.ts";

const dayMillis = 86_400_000;
const registerDays = 5 * 365;

const shares = { svart: 24, blå: 13, grå: 11, vit: 10, röd: 9, grön: 8, silver: 7, ljusblå: 4, beige: 3 };

const drawColour = weighted(
  BikeColour.options.map((colour) => [
    colour,
    Object.entries(shares).find(([name]) => name === colour)?.[1] ?? 1.8,
  ]),
);

const visibilityFor = (dice: Dice): BikeItem["visibility"] => ({
  name: dice.chance(0.3),
  brand: !dice.chance(0.03),
  model: !dice.chance(0.05),
  color: !dice.chance(0.03),
  type: !dice.chance(0.02),
  description: dice.chance(0.25),
  photo: !dice.chance(0.1),
  whenStolen: !dice.chance(0.15),
});

/** Registrations increase over the years. */
const registeredAt = (dice: Dice, now: Date): Date => {
  const daysAgo = registerDays * dice.roll() ** 1.6;
  return new Date(now.getTime() - Math.floor(daysAgo * dayMillis) - dice.below(1000));
};

const textsFor = (dice: Dice): Pick<BikeItem, "name" | "description"> => ({
  ...(dice.chance(0.5) && { name: nameFor(dice) }),
  ...(dice.chance(0.55) && { description: descriptionFor(dice) }),
});

/** 2 % are stolen, 0.5 % wait for review; 3 % of the others are for sale. */
const stateFor = (
  dice: Dice,
  at: Date,
  now: Date,
): Pick<BikeItem, "status" | "stolenSince" | "stolenPlace"> => {
  const lot = dice.roll();
  if (lot >= 0.02) return { status: lot < 0.025 ? "pending_review" : "registered" };
  const stolen = new Date(at.getTime() + dice.roll() * (now.getTime() - at.getTime()));
  return {
    status: "stolen",
    stolenSince: stolen.toISOString().slice(0, 10),
    stolenPlace: { place: dice.pick(placesOfThefts), city: drawCity(dice) },
  };
};

const cityFor = (dice: Dice): Pick<BikeItem, "city"> => {
  if (dice.chance(0.08)) return {};
  const city = drawCity(dice);
  return { city: dice.chance(0.05) ? (otherSpellings.get(city) ?? city) : city };
};

const spelt = (dice: Dice, value: string): string => (dice.chance(0.04) ? value.toLowerCase() : value);

const idFor = (dice: Dice, prefix: string, at: Date): string =>
  timeOrderedId(
    prefix,
    at,
    Uint8Array.from({ length: 10 }, () => dice.below(256)),
  );

/** Draws a bike of a made-up Swedish register: the same for the same seed, serial and time. Serials go up to ten million. */
export const swedishBike = (seed: number, serial: number, now: Date): BikeItem => {
  const dice = diceOf(seed, serial);
  const { name: brand, frame, drawModel } = drawBrand(dice);
  const { name: model, type } = drawModel(dice);
  const at = registeredAt(dice, now);
  const typed = frameNumberOf(dice, frame, serial);
  const bike: BikeItem = {
    entity: "bike",
    id: idFor(dice, "bike", at),
    // Every fourth bike is the second bike of an owner.
    ownerId: uuidOf(`owner ${seed} ${serial % 4 === 3 ? serial - 1 : serial}`),
    ...stateFor(dice, at, now),
    frameNumber: canonicalFrameNumber(typed),
    frameNumberTyped: typed,
    type,
    brand: spelt(dice, brand),
    model: spelt(dice, model),
    color: drawColour(dice),
    ...cityFor(dice),
    ...textsFor(dice),
    ...(dice.chance(0.6) && { photoUploadId: idFor(dice, "upload", at) }),
    visibility: visibilityFor(dice),
    possibleDuplicate: false,
    registeredAt: at.toISOString(),
    version: 1,
  };
  return bike.status === "registered" && dice.chance(0.03)
    ? { ...bike, salePrice: 500 + 100 * dice.below(100) }
    : bike;
};

export const swedishBikes = (seed: number, count: number, now: Date): BikeItem[] =>
  Array.from({ length: count }, (_, serial) => swedishBike(seed, serial, now));
