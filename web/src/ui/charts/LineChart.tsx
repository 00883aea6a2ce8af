import type { ReactNode } from "react";
import { type Drawing, Plot } from "./Plot.tsx";
import { Scale, Tick, frame, upwards } from "./Scale.tsx";
import { everyOf, ticksTo } from "./ticks.ts";

export type LinePoint = {
  /** Below it, short. */
  readonly tick: string;
  /** All that is told of it. */
  readonly text: string;
  /** Missing where it is not shown. */
  readonly now: number | undefined;
  readonly before?: number | undefined;
};

export type Tone = "primary" | "stolen" | "sun" | "sale";

type Props = { label: string; points: readonly LinePoint[]; tone: Tone; written: (value: number) => string };
type Values = readonly (number | undefined)[];
type At = (place: number) => number;

/** A line that breaks off where a value is not shown. */
const pathOf = (values: Values, x: At, y: At): string =>
  values
    .map((value, place) => {
      if (value === undefined) return "";
      const begins = place === 0 || values[place - 1] === undefined;
      return `${begins ? "M" : "L"}${x(place).toFixed(1)},${y(value).toFixed(1)}`;
    })
    .join("");

/** The one that is pointed at, the last, and those that stand alone, which would be lines without length. */
const hasDot = (values: Values, place: number, at: number | undefined): boolean =>
  place === at ||
  place === values.length - 1 ||
  (values[place - 1] === undefined && values[place + 1] === undefined);

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
      <Lines points={points} tone={tone} x={x} y={upwards(ticks)} at={at} />
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

/** How something goes by time, and how it went before, dashed. */
export function LineChart({ label, ...props }: Props): ReactNode {
  return (
    <Plot label={label} height={frame.height} texts={props.points.map(({ text }) => text)}>
      {(drawing) => <Drawn {...props} drawing={drawing} />}
    </Plot>
  );
}
