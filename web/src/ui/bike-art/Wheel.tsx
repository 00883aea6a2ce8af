import type { ReactNode } from "react";
import type { Point } from "./bike-geometry.ts";
import { ink, metal } from "./paint.ts";
import { line, onCircle } from "./strokes.ts";

const spokes = 9;

type Props = { hub: Point; radius: number; tyre: number; turned: number; motor?: boolean };

export function Wheel({ hub, radius, tyre, turned, motor = false }: Props): ReactNode {
  const [cx, cy] = hub;
  const reach = radius - tyre / 2 - 2;
  const spokeLines = Array.from({ length: spokes }, (_, index) => {
    const angle = (index / spokes) * Math.PI + turned;
    return line(onCircle(hub, reach, angle), onCircle(hub, reach, angle + Math.PI));
  });
  return (
    <g>
      <circle cx={cx} cy={cy} r={radius} stroke={ink} strokeWidth={tyre} />
      <circle cx={cx} cy={cy} r={reach + 0.5} stroke={metal} strokeWidth="1.6" />
      <path d={spokeLines.join("")} stroke={metal} strokeWidth=".8" opacity=".65" />
      <circle cx={cx} cy={cy} r={motor ? 9 : 4.5} fill={motor ? ink : metal} />
    </g>
  );
}
