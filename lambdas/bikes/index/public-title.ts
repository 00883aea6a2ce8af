import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import { cardOf } from "./card.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

export const publicTitle = (bike: BikeItem): string => {
  const { brand, model, frameNumber } = cardOf(bike);
  return [brand, model].filter((part) => part !== undefined).join(" ") || maskFrameNumber(frameNumber);
};
