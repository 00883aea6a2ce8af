import type { ReactNode } from "react";
import { type Drawing, Plot } from "./Plot.tsx";

export type Ranked = {
  readonly name: string;
  readonly value: number;
  readonly written: string;
  /** Follows the number, for example its change. */
  readonly after: string | undefined;
  readonly text: string;
};

type Props = { label: string; rows: readonly Ranked[]; tone: "primary" | "stolen" };

const row = 34;
const middle = row / 2;
/** Approximate width of a digit in pixels. */
const digitWidth = 8;
const changeWidth = 66;

const shortened = (name: string, room: number): string => {
  const maxLength = Math.max(6, Math.floor(room / 7.6));
  return name.length > maxLength ? `${name.slice(0, maxLength - 1)}…` : name;
};

type Room = {
  readonly names: number;
  readonly numbers: number;
  readonly end: number;
  readonly width: number;
};

const roomOf = (rows: readonly Ranked[], width: number): Room => {
  const hasAfter = rows.some(({ after }) => after !== undefined);
  const numbers = 16 + digitWidth * Math.max(4, ...rows.map(({ written }) => written.length));
  return {
    names: Math.min(170, width * 0.42),
    numbers,
    end: width - numbers - (hasAfter ? changeWidth : 0),
    width,
  };
};

type BarProps = { ranked: Ranked; share: number; room: Room; tone: Props["tone"] };

function Bar({ ranked, share, room, tone }: BarProps): ReactNode {
  const { names, numbers, end, width } = room;
  const track = { x: names, y: middle - 7, height: 14, rx: 4 };
  return (
    <>
      <text className="plot__name" x={2} y={middle + 5}>
        {shortened(ranked.name, names)}
      </text>
      <rect className="plot__track" {...track} width={end - names} />
      <rect
        className={`plot__bar plot__bar--${tone}`}
        {...track}
        width={share === 0 ? 0 : Math.max(2, (end - names) * share)}
      />
      <text className="plot__number" x={end + numbers - 4} y={middle + 5} textAnchor="end">
        {ranked.written}
      </text>
      {ranked.after !== undefined && (
        <text className="plot__word" x={width - 2} y={middle + 5} textAnchor="end">
          {ranked.after}
        </text>
      )}
    </>
  );
}

function Drawn({ rows, tone, drawing }: Omit<Props, "label"> & { drawing: Drawing }): ReactNode {
  const { width, at, point } = drawing;
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return rows.map((ranked, place) => (
    <g key={ranked.name} transform={`translate(0 ${place * row})`} onPointerEnter={() => point(place)}>
      <rect className={place === at ? "plot__hit plot__hit--at" : "plot__hit"} width={width} height={row} />
      <Bar ranked={ranked} share={ranked.value / max} room={roomOf(rows, width)} tone={tone} />
    </g>
  ));
}

/** `rows` has the largest first. */
export function RankedBars({ label, rows, tone }: Props): ReactNode {
  return (
    <Plot label={label} height={rows.length * row} texts={rows.map(({ text }) => text)}>
      {(drawing) => <Drawn rows={rows} tone={tone} drawing={drawing} />}
    </Plot>
  );
}
