import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Line, Statistics } from "#contract/office/statistics.ts";
import { LineChart, type Tone } from "#web/platform/ui/charts/LineChart.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { figureText, numberText, unitOf } from "#web/platform/ui/figures/figure-text.ts";
import { type SheetRow, rowText } from "./sheet.ts";
import { tickText, unitText } from "./unit-text.ts";
import { useColumns } from "./use-columns.ts";

type Props = { line: Line; of: Statistics; tone: Tone; isWide: boolean };
type Columns = ReturnType<typeof useColumns>;

/** Municipalities are counted by month only. */
const grainOf = ({ place }: Line, { grain }: Statistics): Statistics["grain"] =>
  place !== undefined && grain !== "quarter" ? "month" : grain;

const shownOf = (line: Line, of: Statistics, columns: Columns, language: Language) => {
  const unit = unitOf(line.measure);
  const grain = grainOf(line, of);
  const isCompared = line.points.some(({ before }) => before !== undefined);
  const head = [columns[grain], columns.now, ...(isCompared ? [columns.before] : [])];
  const points = line.points.map(({ from, now, before }) => {
    const row: SheetRow = [
      unitText({ from }, grain, language),
      figureText(now, unit, language),
      ...(isCompared ? [figureText(before, unit, language)] : []),
    ];
    const tick = tickText({ from }, grain, language);
    return { row, tick, text: rowText(row, head), now: now ?? undefined, before: before ?? undefined };
  });
  return { sheet: { head, rows: points.map(({ row }) => row) }, points };
};

export function LineCard({ line, of, tone, isWide }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const { measure, place } = line;
  const unit = unitOf(measure);
  const name = t(($) => $.figures.measures[measure]);
  const title = place === undefined ? name : `${name}: ${place}`;
  const { sheet, points } = shownOf(line, of, columns, language);
  return (
    <ChartCard
      title={title}
      of={of}
      byMonth={place !== undefined}
      how={t(($) => $.statistics.hows[measure])}
      sheet={sheet}
      file={`${measure}-${place ?? "sverige"}`}
      size={isWide ? "wide" : undefined}
      isEmpty={points.length === 0}
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
