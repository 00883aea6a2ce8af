import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/accounts.ts";
import type { Breakdown, Statistics } from "#contract/statistics.ts";
import { RankedBars, type Ranked } from "#web/ui/charts/RankedBars.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { changeText, figureText, unitOf, valueOf } from "#web/shared/figures/figure-text.ts";
import type { Sheet } from "./sheet.ts";
import { useColumns } from "./use-columns.ts";
import { valueName } from "./value-name.ts";

/** Two of something, or a few, fit three beside each other. */
type Props = { breakdown: Breakdown; of: Statistics; isSmall: boolean };
type Row = Breakdown["rows"][number];
type Columns = ReturnType<typeof useColumns>;

/** Bars that are drawn; the table has them all. */
const drawnMost = 12;

/** What is told of a row, column by column: its number, that of the other period, and which part is back. */
const cellsOf = (
  row: Row,
  { measure }: Breakdown,
  { comparedWith }: Statistics,
  language: Language,
): string[] => [
  figureText(row.now, unitOf(measure), language),
  ...(comparedWith ? [figureText(row.before ?? { is: "few" }, unitOf(measure), language)] : []),
  ...(measure === "thefts" ? [figureText(row.recovered ?? { is: "few" }, "share", language)] : []),
];

const headOf = ({ measure }: Breakdown, { comparedWith }: Statistics, columns: Columns): string[] => [
  columns.now,
  ...(comparedWith ? [columns.before] : []),
  ...(measure === "thefts" ? [columns.recovered] : []),
];

const nameOf = ({ value, name }: Row, { dimension }: Breakdown): string =>
  name ?? valueName(dimension, value);

const rankedOf = (
  row: Row,
  breakdown: Breakdown,
  of: Statistics,
  columns: Columns,
  language: Language,
): Ranked => {
  const unit = unitOf(breakdown.measure);
  const cells = cellsOf(row, breakdown, of, language);
  const head = headOf(breakdown, of, columns);
  const back = row.recovered?.is === "exact" ? figureText(row.recovered, "share", language) : undefined;
  const name = nameOf(row, breakdown);
  return {
    name,
    value: valueOf(row.now) ?? 0,
    written: figureText(row.now, unit, language),
    after: breakdown.measure === "thefts" ? back : changeText(row.now, row.before, unit, language),
    text: `${name}: ${cells.map((cell, place) => (place === 0 ? cell : `${head[place]} ${cell}`)).join(" · ")}`,
  };
};

const sheetOf = (
  breakdown: Breakdown,
  of: Statistics,
  title: string,
  columns: Columns,
  language: Language,
): Sheet => {
  const head = headOf(breakdown, of, columns);
  const rest = [figureText(breakdown.rest, "number", language), ...head.slice(1).map(() => "")];
  return {
    head: [title, ...head],
    rows: [
      ...breakdown.rows.map((row) => [nameOf(row, breakdown), ...cellsOf(row, breakdown, of, language)]),
      [columns.rest, ...rest],
    ],
  };
};

/** The values of a characteristic, the largest first, and all the others as one. */
export function BreakdownCard({ breakdown, of, isSmall }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const { dimension, measure, rows, rest } = breakdown;
  const title = t(($) => $.statistics.dimensions[dimension]);
  const drawn = rows.slice(0, drawnMost).map((row) => rankedOf(row, breakdown, of, columns, language));
  return (
    <ChartCard
      title={title}
      how={t(($) => $.statistics.hows.breakdown)}
      sheet={sheetOf(breakdown, of, title, columns, language)}
      file={`${measure}-${dimension}-${of.from}-${of.to}`}
      isEmpty={drawn.length === 0}
      size={isSmall ? "small" : undefined}
    >
      <RankedBars
        label={t(($) => $.statistics.chart.bars, { title })}
        rows={drawn}
        tone={measure === "thefts" ? "stolen" : "primary"}
      />
      {(rest.is !== "exact" || rest.value > 0) && (
        <p className="muted">
          {t(($) => $.statistics.rest, { figure: figureText(rest, "number", language) })}
        </p>
      )}
    </ChartCard>
  );
}
