import { ChartColumn, Download, Image as ImageIcon, Table as TableIcon } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toCsv } from "#contract/platform/csv.ts";
import { savePng } from "#web/platform/ui/charts/save-png.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import type { Statistics } from "#contract/office/statistics.ts";
import { isWholeMonths, spanText } from "#web/platform/ui/figures/span-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { Sheet } from "./sheet.ts";

type Props = {
  title: string;
  of: Statistics;
  /** True if the chart counts whole months. */
  byMonth?: boolean;
  how: string;
  sheet: Sheet;
  /** The beginning of the downloads' file names. */
  file: string;
  /** Width on a wide screen; half by default. */
  size?: "wide" | "small" | undefined;
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
          {sheet.rows.map(([name, ...cells], place) => (
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

type ChartButtonsProps = {
  /** True if the figures are for others: only rounded figures may leave the office. */
  isForOthers: boolean;
  shown: "chart" | "table";
  onShow: (shown: "chart" | "table") => void;
  onCsv: () => void;
  onPng: () => void;
};

function ChartButtons({ isForOthers, shown, onShow, onCsv, onPng }: ChartButtonsProps): ReactNode {
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
      {isForOthers && (
        <button type="button" className="stats__way" onClick={onCsv}>
          <Download size={16} aria-hidden="true" />
          CSV
        </button>
      )}
      {isForOthers && shown === "chart" && (
        <button type="button" className="stats__way" onClick={onPng}>
          <ImageIcon size={16} aria-hidden="true" />
          PNG
        </button>
      )}
    </div>
  );
}

function MonthsNote({ of }: Pick<Props, "of">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  return <p className="muted">{t(($) => $.statistics.months, { span: spanText(of.months, language) })}</p>;
}

const useDownloads = ({ title, sheet, file, of, byMonth = false }: Props) => {
  const language = usePageLanguage();
  const place = useRef<HTMLDivElement>(null);
  const name = `${file}-${of.from}-${of.to}`;
  return {
    place,
    onCsv: (): void =>
      saveFile(
        `${name}.csv`,
        new Blob([toCsv([sheet.head, ...sheet.rows])], { type: "text/csv;charset=utf-8" }),
      ),
    onPng: (): void => {
      const heading = `${title}, ${spanText(byMonth ? of.months : of, language)}`;
      if (place.current) void savePng(place.current, heading, name);
    },
  };
};

export function ChartCard(props: Props): ReactNode {
  const { title, of, byMonth = false, how, sheet, size, isEmpty = false, children } = props;
  const { t } = useTranslation();
  const heading = useId();
  const [shown, setShown] = useState<"chart" | "table">("chart");
  const { place, onCsv, onPng } = useDownloads(props);
  return (
    <section
      className={size === undefined ? "stats__card" : `stats__card stats__card--${size}`}
      aria-labelledby={heading}
    >
      <header className="stats__cardhead">
        <h2 id={heading}>{title}</h2>
        <ChartButtons
          isForOthers={of.audience === "others"}
          shown={shown}
          onShow={setShown}
          onCsv={onCsv}
          onPng={onPng}
        />
      </header>
      {byMonth && !isWholeMonths(of) && <MonthsNote of={of} />}
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
