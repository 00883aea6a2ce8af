import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink, metal } from "./paint.ts";
import { along, line } from "./strokes.ts";

export function Fork({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const { headBottom, frontHub } = bike;
  if (bike.suspension) {
    return (
      <g>
        <path d={line(headBottom, along(headBottom, frontHub, 0.5))} stroke={metal} strokeWidth="6" />
        <path d={line(along(headBottom, frontHub, 0.42), frontHub)} stroke={ink} strokeWidth="9" />
      </g>
    );
  }
  const [x, y] = headBottom;
  const bend = `${x + 9} ${(y + frontHub[1]) / 2 + 8}`;
  return (
    <path
      d={`M${x} ${y}Q${bend} ${frontHub[0]} ${frontHub[1]}`}
      stroke={paint}
      strokeWidth={bike.tube - 1.5}
    />
  );
}
