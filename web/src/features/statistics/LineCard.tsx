import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/accounts.ts";
import type { Line, Statistics } from "#contract/statistics.ts";
import { LineChart, type LinePoint, type Tone } from "#web/ui/charts/LineChart.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { figureText, numberText, unitOf, valueOf } from "#web/shared/figures/figure-text.ts";
import type { Sheet } from "./sheet.ts";
import { tickText, unitText } from "./unit-text.ts";
import { useColumns } from "./use-columns.ts";

type Props = { line: Line; of: Statistics; tone: Tone; isWide: boolean };
type Columns = ReturnType<typeof useColumns>;

/** What is kept of a municipality is kept by month. */
const grainOf = ({ place }: Line, { grain }: Statistics): Statistics["grain"] =>
  place !== undefined && grain !== "quarter" ? "month" : grain;

const pointsOf = (line: Line, of: Statistics, columns: Columns, language: Language): LinePoint[] => {
  const unit = unitOf(line.measure);
  const grain = grainOf(line, of);
  return line.points.map(({ from, now, before }) => ({
    tick: tickText({ from }, grain, language),
    text: [
      `${unitText({ from }, grain, language)}: ${figureText(now, unit, language)}`,
      ...(before ? [`${columns.before}: ${figureText(before, unit, language)}`] : []),
    ].join(" · "),
    now: valueOf(now),
    before: valueOf(before),
  }));
};

const sheetOf = (line: Line, of: Statistics, columns: Columns, language: Language): Sheet => {
  const unit = unitOf(line.measure);
  const grain = grainOf(line, of);
  const isCompared = of.comparedWith !== undefined;
  return {
    head: [columns[grain], columns.now, ...(isCompared ? [columns.before] : [])],
    rows: line.points.map(({ from, now, before }) => [
      unitText({ from }, grain, language),
      figureText(now, unit, language),
      ...(isCompared ? [figureText(before, unit, language)] : []),
    ]),
  };
};

/** How a measure goes by time. */
export function LineCard({ line, of, tone, isWide }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const { measure, place } = line;
  const unit = unitOf(measure);
  const name = t(($) => $.figures.measures[measure]);
  const title = place === undefined ? name : `${name}: ${place}`;
  const points = pointsOf(line, of, columns, language);
  return (
    <ChartCard
      title={title}
      how={t(($) => $.statistics.hows[measure])}
      sheet={sheetOf(line, of, columns, language)}
      file={`${measure}-${place ?? "sverige"}-${of.from}-${of.to}`}
      size={isWide ? "wide" : undefined}
      isEmpty={points.every(({ now }) => now === undefined)}
    >
      <LineChart
        label={t(($) => $.statistics.chart.line, { title })}
        points={points}
        tone={tone}
        written={(value) => numberText(unit === "kronor" ? value / 100 : value, "number", language)}
      />
    </ChartCard>
  );
}
