import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/accounts.ts";
import type { Breakdown, Figure, Statistics } from "#contract/statistics.ts";
import { type GridCell, GridChart } from "#web/ui/charts/GridChart.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { figureText, valueOf } from "#web/shared/figures/figure-text.ts";
import { useColumns } from "./use-columns.ts";

type Props = { breakdown: Breakdown; of: Statistics };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number): string => String(hour).padStart(2, "0");

const figureOf = ({ rows }: Breakdown, day: number, hour: number): Figure =>
  rows.find(({ value }) => value === `${day}-${hour}`)?.now ?? { is: "few" };

const cellsOf = (breakdown: Breakdown, days: readonly string[], language: Language): GridCell[] => {
  const known = breakdown.rows.filter(({ value }) => value !== "unknown");
  const greatest = Math.max(1, ...known.map(({ now }) => valueOf(now) ?? 0));
  return days.flatMap((name, day) =>
    hours.map((hour) => {
      const figure = figureOf(breakdown, day, hour);
      const value = valueOf(figure);
      return {
        share: value === undefined ? undefined : value / greatest,
        text: `${name} ${hourText(hour)}–${hourText((hour + 1) % 24)}: ${figureText(figure, "number", language)}`,
      };
    }),
  );
};

/** When bikes are stolen: weekdays by hours. */
export function HourCard({ breakdown, of }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const title = t(($) => $.statistics.dimensions.hour);
  const days: readonly string[] = t(($) => $.statistics.weekdays, { returnObjects: true });
  const numberOf = (day: number, hour: number) =>
    figureText(figureOf(breakdown, day, hour), "number", language);
  return (
    <ChartCard
      title={title}
      how={t(($) => $.statistics.hows.hour)}
      sheet={{
        head: [columns.weekday, ...hours.map(hourText)],
        rows: days.map((name, day) => [name, ...hours.map((hour) => numberOf(day, hour))]),
      }}
      file={`thefts-hour-${of.from}-${of.to}`}
      size="wide"
    >
      <p className="muted">
        {t(($) => $.statistics.hourRest, { figure: figureText(breakdown.rest, "number", language) })}
      </p>
      <GridChart
        label={t(($) => $.statistics.chart.grid, { title })}
        rows={days.map((name) => name.slice(0, 3))}
        columns={hours.map(hourText)}
        cells={cellsOf(breakdown, days, language)}
        tone="stolen"
        row={26}
      />
    </ChartCard>
  );
}
