import { toCsv } from "#contract/platform/csv.ts";
import type { ReportedRow } from "#contract/shops/bike-imports/rows.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";

type Cells = readonly (string | number)[];

const save = (name: string, rows: readonly Cells[]): void =>
  saveFile(name, new Blob([toCsv(rows)], { type: "text/csv;charset=utf-8" }));

/** Saves the recognised column names with an example row. */
export const saveTemplate = (name: string, { headers, example }: { headers: Cells; example: Cells }): void =>
  save(name, [headers, example]);

type Words = {
  readonly headers: Cells;
  readonly outcomes: Readonly<Record<ReportedRow["outcome"], string>>;
  readonly why: (row: ReportedRow) => string;
};

export const saveReport = (name: string, rows: readonly ReportedRow[], words: Words): void =>
  save(name, [
    words.headers,
    ...rows.map((row) => [
      row.line,
      row.frameNumber,
      row.brand,
      row.model,
      words.outcomes[row.outcome],
      words.why(row),
    ]),
  ]);
