import { type Place, type Radius, radii } from "#contract/platform/places.ts";
import { squareOf, squaresAround } from "./grid.ts";
import type { List } from "./lists.ts";
import { townNamed } from "./town-named.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys, postingPartition } from "#lambdas/platform/table/keys.ts";

/** Sort keys begin with the day of the theft; in all other lists they begin with the registration time. */
const everywhere: List = { mask: "l", values: "" };
const inSquare = (radius: Radius, square: string): List => ({ mask: `l${radius}`, values: square });

export const recentTheftKeys = (bike: BikeItem): Key[] => {
  const { id, status, stolenSince } = bike;
  if (status !== "stolen" || stolenSince === undefined) return [];
  const town = townNamed(bike.stolenPlace?.city);
  const squares = town ? radii.map((radius) => inSquare(radius, squareOf(town, radius))) : [];
  const sortKey = `${String(Date.parse(stolenSince)).padStart(13, "0")}#${id}`;
  return [everywhere, ...squares].map(({ mask, values }) => keys.posting("S", mask, values, sortKey));
};

/** Partitions to read in parallel for the thefts near a town, or in all of Sweden. */
export const recentTheftPartitions = (near: Place | undefined, radius: Radius): string[] => {
  const lists = near ? squaresAround(near, radius).map((square) => inSquare(radius, square)) : [everywhere];
  return lists.map(({ mask, values }) => postingPartition("S", mask, values));
};
