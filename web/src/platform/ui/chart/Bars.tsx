import type { ReactNode } from "react";
import "./chart.css";

const height = 72;
const barWidth = 14;
const step = barWidth + 4;
/** Keeps one or two bars from filling the card. */
const minBars = 20;

type Bar = { readonly id: string; readonly count: number };

/** Decorative: the figures are beside it as text. */
export function Bars({ bars, max }: { bars: readonly Bar[]; max: number }): ReactNode {
  const width = Math.max(minBars, bars.length) * step;
  return (
    <svg
      className="chart__bars"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ id, count }, place) => {
        const bar = Math.max(2, (height * count) / Math.max(1, max));
        return <rect key={id} x={place * step} y={height - bar} width={barWidth} height={bar} rx="2" />;
      })}
    </svg>
  );
}
