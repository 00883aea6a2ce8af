import { FileDown, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type ChartRows, ChartTable } from "#web/platform/ui/chart/ChartTable.tsx";
import { toCsv } from "#contract/platform/csv.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";

type Props = {
  readonly title: string;
  readonly summary: string;
  /** The name of the saved file, without its extension. */
  readonly file: string;
  readonly table: ChartRows;
  readonly children: ReactNode;
};

const save = (name: string, { head, rows }: ChartRows): void =>
  saveFile(`${name}.csv`, new Blob([toCsv([head, ...rows])], { type: "text/csv;charset=utf-8" }));

export function ChartFigure({ title, summary, file, table, children }: Props): ReactNode {
  const [heading, place] = [useId(), useId()];
  const [open, setOpen] = useState(false);
  const words = useTexts(($) => $.storeAnalytics);
  return (
    <section className="card chartfigure" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
      <p>{summary}</p>
      <div className="chartfigure__tools">
        <button
          type="button"
          className="btn btn--quiet"
          aria-expanded={open}
          aria-controls={place}
          onClick={() => setOpen(!open)}
        >
          <Table2 size={20} aria-hidden="true" />
          {open ? words.hideTable : words.showTable}
          <span className="sr"> {title}</span>
        </button>
        <button type="button" className="btn btn--quiet" onClick={() => save(file, table)}>
          <FileDown size={20} aria-hidden="true" />
          {words.csv}
          <span className="sr"> {title}</span>
        </button>
      </div>
      <div id={place} className="chartfigure__table" hidden={!open}>
        <ChartTable {...table} />
      </div>
    </section>
  );
}
