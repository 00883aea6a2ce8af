import type { ReactNode } from "react";
import { type Drawing, Plot } from "./Plot.tsx";
import { Scale, Tick, frame, yScale } from "./Scale.tsx";
import { everyOf, ticksTo } from "./ticks.ts";

export type Stacked = {
  readonly tick: string;
  readonly text: string;
  /** From the bottom up; `colour` is an index of the legend. */
  readonly parts: readonly { readonly colour: number; readonly value: number }[];
  /** True while the period has not ended. */
  readonly isOpen: boolean;
};

type Props = {
  label: string;
  bars: readonly Stacked[];
  /** Names of the colours, in order. */
  legend: readonly string[];
  written: (value: number) => string;
};

const sum = ({ parts }: Stacked): number => parts.reduce((total, { value }) => total + value, 0);

type BarProps = { bar: Stacked; x: number; width: number; y: (value: number) => number };

function Bar({ bar, x, width, y }: BarProps): ReactNode {
  let below = 0;
  return bar.parts.map(({ colour, value }) => {
    const from = below;
    below += value;
    return (
      <rect
        key={colour}
        className={`plot__part plot__part--${colour}${bar.isOpen ? " plot__part--open" : ""}`}
        x={x}
        width={width}
        y={y(below)}
        height={Math.max(0, y(from) - y(below) - 1)}
        rx={2}
      />
    );
  });
}

function Drawn({
  bars,
  written,
  drawing,
}: Pick<Props, "bars" | "written"> & { drawing: Drawing }): ReactNode {
  const { width, at, point } = drawing;
  const ticks = ticksTo(Math.max(0, ...bars.map(sum)));
  const room = (width - frame.left - frame.right) / Math.max(1, bars.length);
  const thick = Math.min(56, room * 0.7);
  const every = everyOf(bars.length, width - frame.left, 50);
  return (
    <>
      <Scale ticks={ticks} width={width} written={written} />
      {bars.map((bar, place) => {
        const middle = frame.left + (place + 0.5) * room;
        return (
          <g key={bar.text} onPointerEnter={() => point(place)}>
            <rect
              className={place === at ? "plot__hit plot__hit--at" : "plot__hit"}
              x={middle - room / 2}
              y={frame.top}
              width={room}
              height={frame.bottom - frame.top}
            />
            <Bar bar={bar} x={middle - thick / 2} width={thick} y={yScale(ticks)} />
            {place % every === 0 && (
              <Tick x={middle} height={frame.height}>
                {bar.tick}
              </Tick>
            )}
          </g>
        );
      })}
    </>
  );
}

export function StackedBars({ label, bars, legend, written }: Props): ReactNode {
  return (
    <>
      <Plot label={label} height={frame.height} texts={bars.map(({ text }) => text)}>
        {(drawing) => <Drawn bars={bars} written={written} drawing={drawing} />}
      </Plot>
      <ul className="plot__legend">
        {legend.map((name, colour) => (
          <li key={name}>
            <span className={`plot__key plot__key--${colour}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
