import type { ReactNode } from "react";
import { type Drawing, Plot } from "./Plot.tsx";
import { Scale, Tick, frame, yScale } from "./Scale.tsx";
import { everyOf, ticksTo } from "./ticks.ts";

type LinePoint = {
  /** Short label on the axis. */
  readonly tick: string;
  readonly text: string;
  /** Missing if suppressed. */
  readonly now: number | undefined;
  readonly before?: number | undefined;
};

export type Tone = "primary" | "stolen" | "sun" | "sale";

type Props = { label: string; points: readonly LinePoint[]; tone: Tone; written: (value: number) => string };
type Values = readonly (number | undefined)[];
type At = (place: number) => number;

const isAlone = (values: Values, place: number): boolean =>
  values[place - 1] === undefined && values[place + 1] === undefined;

/** Breaks the line at missing values. An isolated value is a dash. */
const pathOf = (values: Values, x: At, y: At): string =>
  values
    .map((value, place) => {
      if (value === undefined) return "";
      const at = `${x(place).toFixed(1)},${y(value).toFixed(1)}`;
      if (isAlone(values, place)) return `M${at}m-4,0h8`;
      return `${values[place - 1] === undefined ? "M" : "L"}${at}`;
    })
    .join("");

/** Marks the pointed value, the last one and isolated ones, which have no line. */
const hasDot = (values: Values, place: number, at: number | undefined): boolean =>
  place === at || place === values.length - 1 || isAlone(values, place);

type Drawn = Pick<Props, "points" | "tone"> & { x: At; y: At; at: number | undefined };

function Lines({ points, tone, x, y, at }: Drawn): ReactNode {
  const now = points.map((point) => point.now);
  const before = points.map((point) => point.before);
  return (
    <>
      <path className="plot__before" d={pathOf(before, x, y)} />
      <path className={`plot__line plot__line--${tone}`} d={pathOf(now, x, y)} />
      {now.map((value, place) =>
        value !== undefined && hasDot(now, place, at) ? (
          <circle
            key={place}
            className={`plot__dot plot__dot--${tone}`}
            cx={x(place)}
            cy={y(value)}
            r={4.5}
          />
        ) : null,
      )}
    </>
  );
}

const acrossOf =
  (count: number, width: number): At =>
  (place) => {
    const room = width - frame.left - frame.right - 12;
    return count < 2 ? frame.left + room / 2 : frame.left + 6 + (place * room) / (count - 1);
  };

function Drawn({ points, tone, written, drawing }: Omit<Props, "label"> & { drawing: Drawing }): ReactNode {
  const { width, at, point } = drawing;
  const shown = points.flatMap(({ now, before }) => [now, before]).filter((value) => value !== undefined);
  const ticks = ticksTo(Math.max(0, ...shown));
  const x = acrossOf(points.length, width);
  const every = everyOf(points.length, width - frame.left, 58);
  const room = (width - frame.left) / points.length;
  return (
    <>
      <Scale ticks={ticks} width={width} written={written} />
      <Lines points={points} tone={tone} x={x} y={yScale(ticks)} at={at} />
      {points.map(({ tick, text }, place) => (
        <g key={text} onPointerEnter={() => point(place)}>
          <rect className="plot__hit" x={x(place) - room / 2} width={room} height={frame.height} />
          {place % every === 0 && (
            <Tick x={x(place)} height={frame.height}>
              {tick}
            </Tick>
          )}
        </g>
      ))}
    </>
  );
}

export function LineChart({ label, ...props }: Props): ReactNode {
  return (
    <Plot label={label} height={frame.height} texts={props.points.map(({ text }) => text)}>
      {(drawing) => <Drawn {...props} drawing={drawing} />}
    </Plot>
  );
}
