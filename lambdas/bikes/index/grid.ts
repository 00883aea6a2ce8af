import { type Place, type Radius, distanceBetween, findPlace } from "#contract/platform/places.ts";

const kilometresADegree = 111.2;

/** As wide as the searched circle, so that at most four squares cover it. */
const sideOf = (radius: Radius): number => 2 * 10 * radius;

const rowOf = (latitude: number, side: number): number => Math.floor((latitude * kilometresADegree) / side);

/**
 * Squares per degree of longitude. They are square at the row's northern edge and a little wider
 * further south.
 */
const squaresADegree = (row: number, side: number): number => {
  const north = ((row + 1) * side) / kilometresADegree;
  return (kilometresADegree * Math.cos((north * Math.PI) / 180)) / side;
};

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

const nameOf = (row: number, column: number): string => `${row}.${column}`;

export const squareOf = ({ latitude, longitude }: Place, radius: Radius): string => {
  const side = sideOf(radius);
  const row = rowOf(latitude, side);
  return nameOf(row, Math.floor(longitude * squaresADegree(row, side)));
};

/** At most four squares that cover the circle around a town. */
export const squaresAround = ({ latitude, longitude }: Place, radius: Radius): string[] => {
  const side = sideOf(radius);
  const reach = side / 2 / kilometresADegree;
  return from(rowOf(latitude - reach, side), rowOf(latitude + reach, side)).flatMap((row) => {
    const column = longitude * squaresADegree(row, side);
    return from(Math.floor(column - 0.5), Math.floor(column + 0.5)).map((each) => nameOf(row, each));
  });
};

/** `radius` is in Swedish miles of ten kilometres. */
export const isNear = (town: string, centre: Place, radius: Radius): boolean => {
  const place = findPlace(town);
  return place !== undefined && distanceBetween(place, centre) <= radius * 10;
};
