import type { ReactNode } from "react";
import "./chart.css";

const height = 72;
const widest = 14;
const step = widest + 4;
/** So that one or two bars do not fill the card. */
const fewest = 20;

type Bar = { readonly id: string; readonly count: number };

/** One bar beside the other. They say nothing that does not stand in words beside them. */
export function Bars({ bars, most }: { bars: readonly Bar[]; most: number }): ReactNode {
  const width = Math.max(fewest, bars.length) * step;
  return (
    <svg
      className="chart__bars"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ id, count }, place) => {
        const bar = Math.max(2, (height * count) / Math.max(1, most));
        return <rect key={id} x={place * step} y={height - bar} width={widest} height={bar} rx="2" />;
      })}
    </svg>
  );
}
