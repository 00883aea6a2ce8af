import { type Place, places } from "#contract/places.ts";
import { normalise } from "./normalise.ts";

const byName: ReadonlyMap<string, Place> = new Map(
  places.map((place) => [normalise(place.name, "city"), place]),
);

/** The town that someone has written, to a kilometre; undefined where it is none whose place we know. */
export const townNamed = (typed: string | undefined): Place | undefined =>
  byName.get(normalise(typed ?? "", "city"));
