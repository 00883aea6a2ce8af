import { type Place, type Radius, distanceBetween, placeOf } from "#contract/places.ts";

const kilometresADegree = 111.2;

/** As wide as what is searched: then four squares cover it, wherever it lies. */
const sideOf = (radius: Radius): number => 2 * 10 * radius;

const rowOf = (latitude: number, side: number): number => Math.floor((latitude * kilometresADegree) / side);

/** How many squares of a row one degree of longitude is. At its northern edge they are as wide as they are high, and a little wider further south. */
const squaresADegree = (row: number, side: number): number => {
  const north = ((row + 1) * side) / kilometresADegree;
  return (kilometresADegree * Math.cos((north * Math.PI) / 180)) / side;
};

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

const nameOf = (row: number, column: number): string => `${row}.${column}`;

/** The square in which a town lies, of those as large as a search of this radius. */
export const squareOf = ({ latitude, longitude }: Place, radius: Radius): string => {
  const side = sideOf(radius);
  const row = rowOf(latitude, side);
  return nameOf(row, Math.floor(longitude * squaresADegree(row, side)));
};

/** At most four squares in which everything lies that is so near to a town. */
export const squaresAround = ({ latitude, longitude }: Place, radius: Radius): string[] => {
  const side = sideOf(radius);
  const reach = side / 2 / kilometresADegree;
  return from(rowOf(latitude - reach, side), rowOf(latitude + reach, side)).flatMap((row) => {
    const column = longitude * squaresADegree(row, side);
    return from(Math.floor(column - 0.5), Math.floor(column + 0.5)).map((each) => nameOf(row, each));
  });
};

/** Whether a town lies within so many Swedish miles of another. */
export const isNear = (town: string, centre: Place, radius: Radius): boolean => {
  const place = placeOf(town);
  return place !== undefined && distanceBetween(place, centre) <= radius * 10;
};
