import { ImportField, maxCellLength } from "#contract/shops/bike-imports/fields.ts";
import type { BikeImport, ImportRow } from "#contract/shops/bike-imports/imports.ts";
import type { ImportFallback } from "#contract/shops/bike-imports/read-row.ts";
import type { Mapping } from "./columns.ts";
import { bikeImports } from "./imports-api.ts";
import { partsOf } from "./parts-of.ts";
import type { ReadTable } from "./read-file.ts";

/** Only the chosen columns leave this computer. */
const rowsOf = ({ rows }: ReadTable, columns: readonly number[]): ImportRow[] =>
  rows.map(({ line, cells }) => ({
    line,
    cells: columns.map((column) => (cells[column] ?? "").slice(0, maxCellLength)),
  }));

export type ReadyList = {
  readonly fileName: string;
  readonly table: ReadTable;
  readonly mapping: Mapping;
  readonly fallback: ImportFallback;
  /** The idempotency key. */
  readonly key: string;
};

/** Sends the rows that the server has not received yet. */
export const sendList = async (
  { fileName, table, mapping, fallback, key }: ReadyList,
  onProgress: (received: number) => void,
): Promise<BikeImport> => {
  const columns = ImportField.options.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column }];
  });
  const fields = columns.map(({ field }) => field);
  const body = { fileName, columns: fields, fallback, count: table.rows.length };
  let now = await bikeImports.createBikeImport({ body }, { idempotencyKey: key });
  const { id: importId, received } = now;
  const rows = rowsOf(
    table,
    columns.map(({ column }) => column),
  ).slice(received);
  for (const part of partsOf(rows)) {
    now = await bikeImports.sendImportRows({
      params: { importId },
      body: { from: now.received, rows: part },
    });
    onProgress(now.received);
  }
  return now;
};
