import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Breakdown, Statistics } from "#contract/office/statistics.ts";
import { RankedBars, type Ranked } from "#web/platform/ui/charts/RankedBars.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { changeText, figureText, unitOf } from "#web/platform/ui/figures/figure-text.ts";
import { type SheetRow, rowText } from "./sheet.ts";
import { useColumns } from "./use-columns.ts";
import { valueName } from "./value-name.ts";

/** `isSmall` fits three cards in a row. */
type Props = { breakdown: Breakdown; of: Statistics; isSmall: boolean };
type BreakdownRow = Breakdown["rows"][number];
type Columns = ReturnType<typeof useColumns>;

/** Bars in the chart; the table shows all rows. */
const maxBars = 12;

const cellsOf = (row: BreakdownRow, { measure, dimension }: Breakdown, language: Language): SheetRow => [
  row.name ?? valueName(dimension, row.value),
  figureText(row.now, unitOf(measure), language),
  ...(row.before === undefined ? [] : [figureText(row.before, unitOf(measure), language)]),
  ...(measure === "thefts" ? [figureText(row.recovered, "share", language)] : []),
];

const headOf = ({ measure, rows }: Breakdown, title: string, columns: Columns): string[] => [
  title,
  columns.now,
  ...(rows.some(({ before }) => before !== undefined) ? [columns.before] : []),
  ...(measure === "thefts" ? [columns.recovered] : []),
];

const shownOf = (breakdown: Breakdown, title: string, columns: Columns, language: Language) => {
  const { measure, rows } = breakdown;
  const head = headOf(breakdown, title, columns);
  const ranked = rows.map((one): Ranked & { row: SheetRow } => {
    const row = cellsOf(one, breakdown, language);
    const [name, written = ""] = row;
    const { now, before } = one;
    const after = measure === "thefts" ? row.at(-1) : changeText(now, before, unitOf(measure), language);
    return { row, name, value: now ?? 0, written, after, text: rowText(row, head) };
  });
  return { sheet: { head, rows: ranked.map(({ row }) => row) }, ranked };
};

/** The largest value comes first. The chart shows the smallest ones as one. */
export function BreakdownCard({ breakdown, of, isSmall }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const { dimension, measure, rows } = breakdown;
  const title = t(($) => $.statistics.dimensions[dimension]);
  const { sheet, ranked } = shownOf(breakdown, title, columns, language);
  const drawn = ranked.slice(0, maxBars);
  const rest = rows.slice(maxBars).reduce((sum, { now }) => sum + (now ?? 0), 0);
  return (
    <ChartCard
      title={title}
      of={of}
      byMonth
      how={t(($) => $.statistics.hows[measure])}
      sheet={sheet}
      file={`${measure}-${dimension}`}
      isEmpty={drawn.length === 0}
      size={isSmall ? "small" : undefined}
    >
      <RankedBars
        label={t(($) => $.statistics.chart.bars, { title })}
        rows={drawn}
        tone={measure === "thefts" ? "stolen" : "primary"}
      />
      {rest !== 0 && (
        <p className="muted">
          {t(($) => $.statistics.rest, { figure: figureText(rest, unitOf(measure), language) })}
        </p>
      )}
    </ChartCard>
  );
}
