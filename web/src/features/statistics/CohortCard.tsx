import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Statistics, recoveredWithin } from "#contract/statistics.ts";
import { GridChart } from "#web/ui/charts/GridChart.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { figureText, valueOf } from "#web/shared/figures/figure-text.ts";
import { tickText, unitText } from "./unit-text.ts";
import { useColumns } from "./use-columns.ts";

const dayOf = (month: string) => ({ from: `${month}-01` });

/** What is told of each month and number of days. */
const useShares = (of: Statistics) => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const within = recoveredWithin.map((days) => t(($) => $.statistics.cohort.within, { count: days }));
  const months = of.cohorts.map(({ month, thefts, shares }) => ({
    name: unitText(dayOf(month), "month", language),
    short: `${tickText(dayOf(month), "month", language)} ${month.slice(2, 4)}`,
    thefts: figureText(thefts, "number", language),
    shares: shares.map((share) => ({
      value: valueOf(share ?? undefined),
      written: share === null ? t(($) => $.statistics.cohort.notYet) : figureText(share, "share", language),
    })),
  }));
  return { within, months };
};

/** Which part of what was stolen in a month has come back within so many days. */
export function CohortCard({ of }: { of: Statistics }): ReactNode {
  const { t } = useTranslation();
  const columns = useColumns();
  const { within, months } = useShares(of);
  const title = t(($) => $.statistics.cohort.title);
  const cells = months.flatMap(({ name, shares }) =>
    shares.map(({ value, written }, place) => ({
      share: value,
      written: value === undefined ? undefined : `${Math.round(value * 100)} %`,
      text: `${name}, ${within[place]}: ${written}`,
    })),
  );
  return (
    <ChartCard
      title={title}
      how={t(($) => $.statistics.hows.cohort)}
      sheet={{
        head: [columns.month, columns.thefts, ...within],
        rows: months.map(({ name, thefts, shares }) => [
          name,
          thefts,
          ...shares.map(({ written }) => written),
        ]),
      }}
      file={`thefts-cohort-${of.from}-${of.to}`}
    >
      <GridChart
        label={t(($) => $.statistics.chart.grid, { title })}
        rows={months.map(({ short }) => short)}
        columns={within}
        cells={cells}
        tone="primary"
        row={30}
      />
    </ChartCard>
  );
}
