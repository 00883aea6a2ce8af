import type { ImportField } from "#contract/shops/bike-imports/fields.ts";
import type { ImportRow } from "#contract/shops/bike-imports/imports.ts";
import { type ReadRow, readRow } from "#contract/shops/bike-imports/read-row.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { cleanDetails } from "#lambdas/bikes/clean-details.ts";
import type { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";

type Columns = Pick<BikeImportItem, "columns">;

export const cellsOf = ({ columns }: Columns, { cells }: ImportRow) =>
  Object.fromEntries(columns.map((field, place) => [field, cells[place] ?? ""] as const));

export const readBike = (
  item: Pick<BikeImportItem, "columns" | "fallback">,
  row: ImportRow,
  now: Date,
): ReadRow => {
  const { fallback } = item;
  const read = readRow(cellsOf(item, row), { fallback, today: isoDate(swedishDate(now)) });
  return "bike" in read ? { bike: cleanDetails(read.bike, now) } : read;
};

const personal: readonly ImportField[] = ["email", "phone"];

export const withoutBuyer = ({ columns }: Columns, { line, cells }: ImportRow): ImportRow => ({
  line,
  cells: cells.map((cell, place) => {
    const field = columns[place];
    return field !== undefined && personal.includes(field) ? "" : cell;
  }),
});
