import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink } from "./paint.ts";

export function GroundShadow({ bike }: { bike: BikeGeometry }): ReactNode {
  const rear = bike.rearHub[0];
  const front = bike.frontHub[0];
  return (
    <ellipse cx={(rear + front) / 2} cy="197" rx={(front - rear) / 2 + 58} ry="5" fill={ink} opacity=".13" />
  );
}
