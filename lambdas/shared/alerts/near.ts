import { type Radius, distanceBetween, places } from "#contract/places.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { townNamed } from "#lambdas/shared/search-index/town-named.ts";

const kilometresAMile = 10;

/** Whether we know where a town is. */
export const isKnownTown = (city: string): boolean => townNamed(city) !== undefined;

/** What a town and those around it are listed as; without a radius it is the town alone. */
export const townsAround = (city: string, radius: Radius | undefined): string[] => {
  const term = normalise(city, "city");
  const middle = townNamed(city);
  if (middle === undefined || radius === undefined) return [term];
  return places
    .filter((place) => distanceBetween(middle, place) <= radius * kilometresAMile)
    .map(({ name }) => normalise(name, "city"));
};
