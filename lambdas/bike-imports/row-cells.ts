import type { ImportField } from "#contract/bike-imports/fields.ts";
import type { ImportRow } from "#contract/bike-imports/imports.ts";
import { type ReadRow, readRow } from "#contract/bike-imports/read-row.ts";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { cleanDetails } from "#lambdas/shared/bikes/clean-details.ts";
import type { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";

type Columns = Pick<BikeImportItem, "columns">;

/** The cells of a row by what they tell. */
export const cellsOf = ({ columns }: Columns, { cells }: ImportRow) =>
  Object.fromEntries(columns.map((field, place) => [field, cells[place] ?? ""] as const));

/** The bike of a row, as it is known on this day. */
export const readBike = (
  item: Pick<BikeImportItem, "columns" | "fallback">,
  row: ImportRow,
  now: Date,
): ReadRow => {
  const { fallback } = item;
  const read = readRow(cellsOf(item, row), { fallback, today: isoDate(swedishDate(now)) });
  return "bike" in read ? { bike: cleanDetails(read.bike, now) } : read;
};

/** What of a row is of a person. */
const personal: readonly ImportField[] = ["email", "phone"];

/** A row without where its buyer lives. */
export const withoutBuyer = ({ columns }: Columns, { line, cells }: ImportRow): ImportRow => ({
  line,
  cells: cells.map((cell, place) => {
    const field = columns[place];
    return field !== undefined && personal.includes(field) ? "" : cell;
  }),
});
