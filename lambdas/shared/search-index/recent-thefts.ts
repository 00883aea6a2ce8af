import { type Place, type Radius, radii } from "#contract/places.ts";
import { squareOf, squaresAround } from "./grid.ts";
import type { List } from "./lists.ts";
import { townNamed } from "./town-named.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys, postingPartition } from "#lambdas/shared/table/keys.ts";

/** Their sort keys begin with the day of the theft, where those of all other lists begin with the registration. */
const everywhere: List = { mask: "l", values: "" };
const inSquare = (radius: Radius, square: string): List => ({ mask: `l${radius}`, values: square });

/** Where a stolen bike stands among the recent thefts: in the list of Sweden, and in a square for each radius. */
export const recentTheftKeys = (bike: BikeItem): Key[] => {
  const { id, status, stolenSince } = bike;
  if (status !== "stolen" || stolenSince === undefined) return [];
  const town = townNamed(bike.stolenPlace?.city);
  const squares = town ? radii.map((radius) => inSquare(radius, squareOf(town, radius))) : [];
  const sortKey = `${String(Date.parse(stolenSince)).padStart(13, "0")}#${id}`;
  return [everywhere, ...squares].map(({ mask, values }) => keys.posting("S", mask, values, sortKey));
};

/** The lists to read side by side for the thefts near a town, or for all of Sweden. */
export const recentTheftPartitions = (near: Place | undefined, radius: Radius): string[] => {
  const lists = near ? squaresAround(near, radius).map((square) => inSquare(radius, square)) : [everywhere];
  return lists.map(({ mask, values }) => postingPartition("S", mask, values));
};
