import { ChartColumn, Download, Image as ImageIcon, Table as TableIcon } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { csvOf } from "#contract/csv.ts";
import { savePng } from "#web/ui/charts/save-png.ts";
import { saveFile } from "#web/ui/save-file.ts";
import type { Sheet } from "./sheet.ts";

type Props = {
  title: string;
  /** How it is counted, in plain words. */
  how: string;
  sheet: Sheet;
  /** The name of the files. */
  file: string;
  /** How much room it takes on a wide screen; half of it where nothing is said. */
  size?: "wide" | "small" | undefined;
  /** There is nothing that could be drawn. */
  isEmpty?: boolean;
  children: ReactNode;
};

function SheetTable({ sheet, title }: { sheet: Sheet; title: string }): ReactNode {
  const [first, ...others] = sheet.head;
  return (
    <div className="stats__scroll">
      <table className="stats__table">
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((name) => (
              <th key={name} scope="col" className="stats__numbers">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(([name = "", ...cells], place) => (
            <tr key={`${name}-${place}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={sheet.head[column + 1]} className="stats__numbers">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type WaysProps = {
  shown: "chart" | "table";
  onShow: (shown: "chart" | "table") => void;
  onCsv: () => void;
  onPng: () => void;
};

function Ways({ shown, onShow, onCsv, onPng }: WaysProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.statistics.chart, { returnObjects: true });
  const other = shown === "chart" ? "table" : "chart";
  return (
    <div className="stats__ways">
      <button type="button" className="stats__way" onClick={() => onShow(other)}>
        {shown === "chart" ? (
          <TableIcon size={16} aria-hidden="true" />
        ) : (
          <ChartColumn size={16} aria-hidden="true" />
        )}
        {texts[other]}
      </button>
      <button type="button" className="stats__way" onClick={onCsv}>
        <Download size={16} aria-hidden="true" />
        CSV
      </button>
      {shown === "chart" && (
        <button type="button" className="stats__way" onClick={onPng}>
          <ImageIcon size={16} aria-hidden="true" />
          PNG
        </button>
      )}
    </div>
  );
}

/** A chart that can be turned into a table and taken along, and how it is counted. */
export function ChartCard({ title, how, sheet, file, size, isEmpty = false, children }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<"chart" | "table">("chart");
  const onCsv = (): void =>
    saveFile(
      `${file}.csv`,
      new Blob([csvOf([sheet.head, ...sheet.rows])], { type: "text/csv;charset=utf-8" }),
    );
  const onPng = (): void => {
    const svg = place.current?.querySelector("svg");
    if (svg) void savePng(svg, title, file);
  };
  return (
    <section
      className={size === undefined ? "stats__card" : `stats__card stats__card--${size}`}
      aria-labelledby={heading}
    >
      <header className="stats__cardhead">
        <h2 id={heading}>{title}</h2>
        <Ways shown={shown} onShow={setShown} onCsv={onCsv} onPng={onPng} />
      </header>
      <div ref={place} className={shown === "chart" ? undefined : "stats__inprint"}>
        {isEmpty ? <p className="muted">{t(($) => $.statistics.nothing)}</p> : children}
      </div>
      {shown === "table" && <SheetTable sheet={sheet} title={title} />}
      <details className="stats__how">
        <summary>{t(($) => $.statistics.how)}</summary>
        <p>{how}</p>
      </details>
    </section>
  );
}
