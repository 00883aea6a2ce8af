import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink } from "./paint.ts";

/** Lies along the down tube. */
export function Battery({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.bottomBracket;
  const [headX, headY] = bike.headBottom;
  const tilt = ((Math.atan2(headY - y, headX - x) * 180) / Math.PI).toFixed(2);
  return (
    <g transform={`rotate(${tilt} ${x} ${y})`}>
      <rect x={x + 17} y={y - 13} width="54" height="15" rx="5" fill={ink} />
      <rect x={x + 59} y={y - 8} width="6" height="5" rx="2" fill="#6fe0b8" />
    </g>
  );
}
