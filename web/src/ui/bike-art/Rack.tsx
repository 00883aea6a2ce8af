import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink, metal } from "./paint.ts";

export function Rack({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.rearHub;
  const top = y - 63;
  return (
    <g>
      <path d={`M${x - 34} ${top}h62`} stroke={ink} strokeWidth="4" />
      <path d={`M${x - 20} ${top}L${x} ${y}L${x + 14} ${top}`} stroke={metal} strokeWidth="2" />
      <rect x={x - 40} y={top + 1} width="7" height="9" rx="2" fill="#c8402f" />
    </g>
  );
}
