import { maskFrameNumber } from "#contract/public-bike.ts";
import { cardOf } from "./card.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

/** What the public calls the bike. */
export const publicTitle = (bike: BikeItem): string => {
  const { brand, model, frameNumber } = cardOf(bike);
  return [brand, model].filter((part) => part !== undefined).join(" ") || maskFrameNumber(frameNumber);
};
