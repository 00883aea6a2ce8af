import { type Place, places } from "#contract/platform/places.ts";
import { normalise } from "./normalise.ts";

const byName: ReadonlyMap<string, Place> = new Map(
  places.map((place) => [normalise(place.name, "city"), place]),
);

/** Finds a town by its typed name, to a kilometre; undefined if its position is unknown. */
export const townNamed = (typed: string | undefined): Place | undefined =>
  byName.get(normalise(typed ?? "", "city"));
