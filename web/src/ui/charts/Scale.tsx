import type { ReactNode } from "react";

/** Where a chart by time has its room. */
export const frame = { height: 260, top: 14, bottom: 232, left: 56, right: 14 } as const;

/** From nothing to the greatest of the round numbers, upwards. */
export const upwards =
  (ticks: readonly number[]) =>
  (value: number): number =>
    frame.bottom - (value / (ticks.at(-1) ?? 1)) * (frame.bottom - frame.top);

type Props = { ticks: readonly number[]; width: number; written: (value: number) => string };

/** The round numbers at the left, and their lines. */
export function Scale({ ticks, width, written }: Props): ReactNode {
  const y = upwards(ticks);
  return ticks.map((tick) => (
    <g key={tick}>
      <line className="plot__grid" x1={frame.left} x2={width - frame.right} y1={y(tick)} y2={y(tick)} />
      <text className="plot__word" x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
        {written(tick)}
      </text>
    </g>
  ));
}

/** A word below a chart. */
export function Tick({ x, height, children }: { x: number; height: number; children: string }): ReactNode {
  return (
    <text className="plot__word" x={x} y={height - 6} textAnchor="middle">
      {children}
    </text>
  );
}
