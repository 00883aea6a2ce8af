import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink, metal } from "./paint.ts";
import { line, move } from "./strokes.ts";

export function Saddle({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.saddle;
  return (
    <g>
      <path d={line(bike.seatCluster, move(bike.saddle, 2, 4))} stroke={metal} strokeWidth="4.5" />
      <path d={`M${x - 17} ${y + 1}q3 -6 13 -4l22 3q5 1 0 4l-14 2q-6 1 -10 3q-10 3 -11 -8Z`} fill={ink} />
    </g>
  );
}
