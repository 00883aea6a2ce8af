import type { ReactNode } from "react";

export const frame = { height: 260, top: 14, bottom: 232, left: 56, right: 14 } as const;

export const yScale =
  (ticks: readonly number[]) =>
  (value: number): number =>
    frame.bottom - (value / (ticks.at(-1) ?? 1)) * (frame.bottom - frame.top);

type Props = { ticks: readonly number[]; width: number; written: (value: number) => string };

export function Scale({ ticks, width, written }: Props): ReactNode {
  const y = yScale(ticks);
  return ticks.map((tick) => (
    <g key={tick}>
      <line className="plot__grid" x1={frame.left} x2={width - frame.right} y1={y(tick)} y2={y(tick)} />
      <text className="plot__word" x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
        {written(tick)}
      </text>
    </g>
  ));
}

export function Tick({ x, height, children }: { x: number; height: number; children: string }): ReactNode {
  return (
    <text className="plot__word" x={x} y={height - 6} textAnchor="middle">
      {children}
    </text>
  );
}
