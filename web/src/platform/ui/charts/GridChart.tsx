import type { ReactNode } from "react";
import { type Drawing, Plot } from "./Plot.tsx";
import { Tick } from "./Scale.tsx";
import { shadeOf } from "./shade.ts";
import { everyOf } from "./ticks.ts";

export type GridCell = {
  /** 0 to 1; missing if suppressed. */
  readonly share: number | undefined;
  /** Printed in the cell if it fits. */
  readonly written?: string | undefined;
  readonly text: string;
};

type Props = {
  label: string;
  rows: readonly string[];
  columns: readonly string[];
  cells: readonly GridCell[];
  tone: "primary" | "stolen";
  /** Height of a row in pixels. */
  row: number;
};

const axisHeight = 24;

/** Narrower cells show no text. */
const minTextWidth = 44;

type CellProps = { cell: GridCell; tone: Props["tone"]; width: number; height: number; isAt: boolean };

function Cell({ cell, tone, width, height, isAt }: CellProps): ReactNode {
  const { share, written } = cell;
  const shade = share === undefined ? "none" : `${tone}-${shadeOf(share)}`;
  const word = share === undefined ? "·" : width > minTextWidth ? written : undefined;
  const isDark = share !== undefined && shadeOf(share) > 3;
  return (
    <>
      <rect
        className={`plot__cell plot__cell--${shade}${isAt ? " plot__cell--at" : ""}`}
        x={1}
        y={1}
        width={Math.max(1, width - 2)}
        height={height - 2}
        rx={3}
      />
      <text
        className={isDark ? "plot__word plot__word--on" : "plot__word plot__word--in"}
        x={width / 2}
        y={height / 2 + 4}
        textAnchor="middle"
      >
        {word}
      </text>
    </>
  );
}

function Drawn({
  rows,
  columns,
  cells,
  tone,
  row,
  drawing,
}: Omit<Props, "label"> & { drawing: Drawing }): ReactNode {
  const { width, at, point } = drawing;
  const left = Math.min(64, Math.max(40, width * 0.14));
  const room = (width - left) / Math.max(1, columns.length);
  const every = everyOf(columns.length, width - left, 34);
  return (
    <>
      {rows.map((name, place) => (
        <text key={name} className="plot__word" x={0} y={place * row + row / 2 + 4}>
          {name}
        </text>
      ))}
      {cells.map((cell, place) => {
        const [x, y] = [left + (place % columns.length) * room, Math.floor(place / columns.length) * row];
        return (
          <g key={cell.text} transform={`translate(${x} ${y})`} onPointerEnter={() => point(place)}>
            <Cell cell={cell} tone={tone} width={room} height={row} isAt={place === at} />
          </g>
        );
      })}
      {columns.map(
        (name, place) =>
          place % every === 0 && (
            <Tick key={name} x={left + (place + 0.5) * room} height={rows.length * row + axisHeight}>
              {name}
            </Tick>
          ),
      )}
    </>
  );
}

export function GridChart({ label, ...props }: Props): ReactNode {
  const height = props.rows.length * props.row + axisHeight;
  return (
    <Plot label={label} height={height} texts={props.cells.map(({ text }) => text)}>
      {(drawing) => <Drawn {...props} drawing={drawing} />}
    </Plot>
  );
}
