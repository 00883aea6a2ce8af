import { type Radius, distanceBetween, placeOf, places } from "#contract/places.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";

const nameOf: ReadonlyMap<string, string> = new Map(
  places.map(({ name }) => [normalise(name, "city"), name]),
);

const kilometresAMile = 10;

/** Whether we know where a town is. */
export const isKnownTown = (city: string): boolean => nameOf.has(normalise(city, "city"));

/** What a town and those around it are listed as; without a radius it is the town alone. */
export const townsAround = (city: string, radius: Radius | undefined): string[] => {
  const term = normalise(city, "city");
  const middle = placeOf(nameOf.get(term) ?? "");
  if (middle === undefined || radius === undefined) return [term];
  return places
    .filter((place) => distanceBetween(middle, place) <= radius * kilometresAMile)
    .map(({ name }) => normalise(name, "city"));
};
