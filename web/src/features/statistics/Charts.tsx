import type { ReactNode } from "react";
import type { Dimension, Measure, Statistics } from "#contract/statistics.ts";
import type { Tone } from "#web/ui/charts/LineChart.tsx";
import { BreakdownCard } from "./BreakdownCard.tsx";
import { CohortCard } from "./CohortCard.tsx";
import { HourCard } from "./HourCard.tsx";
import { LineCard } from "./LineCard.tsx";
import { MapCard } from "./MapCard.tsx";
import { StackCard } from "./StackCard.tsx";

const tones: Partial<Record<Measure, Tone>> = { thefts: "stolen", pointsUsed: "sun", orders: "sale" };

/** What has two or three values. */
const small: ReadonlySet<Dimension> = new Set(["battery", "sticker", "police", "reason", "store", "party"]);

/** Everything that is drawn of a period, what matters most first. */
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
