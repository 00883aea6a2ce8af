import type { ReactNode } from "react";
import {
  type Dimension,
  type Measure,
  type Statistics,
  recoveredWithin,
} from "#contract/office/statistics.ts";
import type { Tone } from "#web/platform/ui/charts/LineChart.tsx";
import { BreakdownCard } from "./BreakdownCard.tsx";
import { HourCard } from "./HourCard.tsx";
import { LineCard } from "./LineCard.tsx";
import { MapCard } from "./MapCard.tsx";
import { StackCard } from "./StackCard.tsx";
import { useTranslation } from "react-i18next";
import { GridChart } from "#web/platform/ui/charts/GridChart.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { figureText, numberText } from "#web/platform/ui/figures/figure-text.ts";
import { tickText, unitText } from "./unit-text.ts";
import { useColumns } from "./use-columns.ts";

const dayOf = (month: string) => ({ from: `${month}-01` });

const useShares = (of: Statistics) => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const within = recoveredWithin.map((days) => t(($) => $.statistics.cohort.within, { count: days }));
  const months = of.cohorts.map(({ month, thefts, shares }) => ({
    name: unitText(dayOf(month), "month", language),
    short: `${tickText(dayOf(month), "month", language)} ${month.slice(2, 4)}`,
    thefts: numberText(thefts, "number", language),
    shares: shares.map((share) => ({
      value: share ?? undefined,
      written: share === null ? t(($) => $.statistics.cohort.notYet) : figureText(share, "share", language),
    })),
  }));
  return { within, months };
};

/** The share of a month's stolen bikes recovered within each number of days. */
function CohortCard({ of }: { of: Statistics }): ReactNode {
  const { t } = useTranslation();
  const columns = useColumns();
  const { within, months } = useShares(of);
  const title = t(($) => $.statistics.cohort.title);
  const cells = months.flatMap(({ name, shares }) =>
    shares.map(({ value, written }, place) => ({
      share: value,
      written,
      text: `${name}, ${within[place]}: ${written}`,
    })),
  );
  return (
    <ChartCard
      title={title}
      of={of}
      byMonth
      how={t(($) => $.statistics.hows.cohort)}
      sheet={{
        head: [columns.month, columns.thefts, ...within],
        rows: months.map(({ name, thefts, shares }) => [
          name,
          thefts,
          ...shares.map(({ written }) => written),
        ]),
      }}
      file="thefts-cohort"
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

const tones: Partial<Record<Measure, Tone>> = { thefts: "stolen", pointsUsed: "sun", orders: "sale" };

const small: ReadonlySet<Dimension> = new Set(["battery", "sticker", "police", "reason", "store", "party"]);

/** The most important chart comes first. */
export function Charts({ of }: { of: Statistics }): ReactNode {
  const { lines, stacks, breakdowns, cohorts } = of;
  const county = breakdowns.find(({ dimension }) => dimension === "county");
  const place = breakdowns.find(({ dimension }) => dimension === "place");
  const others = breakdowns.filter((one) => one !== county);
  return (
    <div className="stats__charts">
      {lines.map((line, place) => (
        <LineCard
          key={`${line.measure}-${line.place ?? ""}`}
          line={line}
          of={of}
          tone={tones[line.measure] ?? "primary"}
          isWide={place === 0}
        />
      ))}
      {stacks.map((stack) => (
        <StackCard key={stack.dimension} stack={stack} of={of} />
      ))}
      {cohorts.length > 0 && <CohortCard of={of} />}
      {county && place && <MapCard of={of} byLevel={{ county, place }} />}
      {others.map((breakdown) =>
        breakdown.dimension === "hour" ? (
          <HourCard key="hour" breakdown={breakdown} of={of} />
        ) : (
          <BreakdownCard
            key={breakdown.dimension}
            breakdown={breakdown}
            of={of}
            isSmall={small.has(breakdown.dimension)}
          />
        ),
      )}
    </div>
  );
}
