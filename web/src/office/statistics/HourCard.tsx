import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Breakdown, Statistics } from "#contract/office/statistics.ts";
import { type GridCell, GridChart } from "#web/platform/ui/charts/GridChart.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { numberText } from "#web/platform/ui/figures/figure-text.ts";
import { useColumns } from "./use-columns.ts";

type Props = { breakdown: Breakdown; of: Statistics };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number): string => String(hour).padStart(2, "0");

const numberOf = ({ rows }: Breakdown, value: string): number =>
  rows.find((row) => row.value === value)?.now ?? 0;

const cellsOf = (breakdown: Breakdown, days: readonly string[], language: Language): GridCell[] => {
  const known = breakdown.rows.filter(({ value }) => value !== "unknown");
  const greatest = Math.max(1, ...known.map(({ now }) => now ?? 0));
  return days.flatMap((name, day) =>
    hours.map((hour) => {
      const number = numberOf(breakdown, `${day}-${hour}`);
      return {
        share: number / greatest,
        text: `${name} ${hourText(hour)}–${hourText((hour + 1) % 24)}: ${numberText(number, "number", language)}`,
      };
    }),
  );
};

export function HourCard({ breakdown, of }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const title = t(($) => $.statistics.dimensions.hour);
  const days: readonly string[] = t(($) => $.statistics.weekdays, { returnObjects: true });
  const written = (value: string) => numberText(numberOf(breakdown, value), "number", language);
  return (
    <ChartCard
      title={title}
      of={of}
      byMonth
      how={t(($) => $.statistics.hows.hour)}
      sheet={{
        head: [columns.weekday, ...hours.map(hourText)],
        rows: days.map((name, day) => [name, ...hours.map((hour) => written(`${day}-${hour}`))]),
      }}
      file="thefts-hour"
      size="wide"
    >
      <p className="muted">{t(($) => $.statistics.hourRest, { figure: written("unknown") })}</p>
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
