import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { arc } from "./strokes.ts";

export function Fenders({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const gap = bike.tyre / 2 + 4;
  const rear = arc(bike.rearHub, bike.wheelRadius + gap, Math.PI * 1.02, Math.PI * 1.72);
  const front = arc(bike.frontHub, bike.frontWheelRadius + gap, Math.PI * 1.18, Math.PI * 1.8);
  return <path d={rear + front} stroke={paint} strokeWidth="4.5" />;
}
