import { type Radius, distanceBetween, places } from "#contract/platform/places.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { townNamed } from "#lambdas/bikes/index/town-named.ts";

const kilometresAMile = 10;

export const isKnownTown = (city: string): boolean => townNamed(city) !== undefined;

/** Lists a town and those within the radius; only the town itself without a radius. */
export const townsAround = (city: string, radius: Radius | undefined): string[] => {
  const term = normalise(city, "city");
  const middle = townNamed(city);
  if (middle === undefined || radius === undefined) return [term];
  return places
    .filter((place) => distanceBetween(middle, place) <= radius * kilometresAMile)
    .map(({ name }) => normalise(name, "city"));
};
