import { csvOf } from "#contract/csv.ts";
import type { ReportedRow } from "#contract/bike-imports/rows.ts";
import { saveFile } from "#web/ui/save-file.ts";

type Cells = readonly (string | number)[];

const save = (name: string, rows: readonly Cells[]): void =>
  saveFile(name, new Blob([csvOf(rows)], { type: "text/csv;charset=utf-8" }));

/** An empty list with the names that are recognised, and a row that shows how. */
export const saveTemplate = (name: string, { headers, example }: { headers: Cells; example: Cells }): void =>
  save(name, [headers, example]);

type Words = {
  readonly headers: Cells;
  readonly outcomes: Readonly<Record<ReportedRow["outcome"], string>>;
  readonly why: (row: ReportedRow) => string;
};

/** What has become of every row, for those who correct the rest. */
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
