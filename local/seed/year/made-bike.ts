import type { NewBike } from "#contract/bikes/bikes.ts";

import { diceOf, weighted } from "../sweden/random.ts";
import { swedishBike } from "../sweden/swedish-bikes.ts";

export type MadeBike = {
  readonly serial: number;
  /** As stamped on the frame; `frameNumber` is its canonical form. */
  readonly typed: string;
  readonly frameNumber: string;
  /** In kronor. */
  readonly price: number;
  readonly details: Pick<
    NewBike,
    "type" | "brand" | "model" | "color" | "name" | "description" | "batterySerialNumber"
  >;
};

const priceOf = weighted([
  [1500, 3],
  [3500, 5],
  [6000, 7],
  [8500, 6],
  [12_000, 4],
  [18_000, 3],
  [28_000, 2],
  [45_000, 1],
]);

export const madeBike = (seed: number, serial: number, now: Date): MadeBike => {
  const { frameNumber, frameNumberTyped, type, brand, model, color, name, description } = swedishBike(
    seed,
    serial,
    now,
  );
  const dice = diceOf(seed, serial);
  const texts = { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
  const price = priceOf(dice) + dice.below(10) * 100 - 5;
  const battery = type === "elcykel" &&
    dice.chance(0.7) && {
      batterySerialNumber: `BAT${100_000 + serial}`,
    };
  return {
    serial,
    typed: frameNumberTyped,
    frameNumber,
    price,
    details: { type, brand, model, color, ...texts, ...battery },
  };
};
