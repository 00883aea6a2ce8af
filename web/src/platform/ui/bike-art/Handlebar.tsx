import type { ReactNode } from "react";
import { type BikeGeometry, type Point } from "./bike-geometry.ts";
import { ink } from "./paint.ts";
import { line, move } from "./strokes.ts";

const stemLength = 16;

/** Extends the head tube upwards. */
const stemTop = ({ headTop, headBottom }: BikeGeometry): Point => {
  const [dx, dy] = [headTop[0] - headBottom[0], headTop[1] - headBottom[1]];
  const scale = stemLength / Math.hypot(dx, dy);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return [round(headTop[0] + dx * scale), round(headTop[1] + dy * scale)];
};

const barPath = (bike: BikeGeometry): string => {
  const [x, y] = stemTop(bike);
  const [headX, headY] = bike.headTop;
  switch (bike.bar) {
    case "city":
      return `M${x} ${y}q10 -3 9 -9q-1 -7 -14 -5l-22 6`;
    case "flat":
      return `M${x - 4} ${y - 1}l22 -5`;
    case "drop":
      return `M${headX - 1} ${headY - 8}l18 -3q15 -1 13 11q-1 11 -14 14l-6 1`;
    case "bmx":
      return `M${x} ${y}l-3 -22m-9 3l22 -6`;
  }
};

export function Handlebar({ bike }: { bike: BikeGeometry }): ReactNode {
  const { frame, bar, headTop } = bike;
  const top = bar === "drop" ? move(headTop, -1, -8) : stemTop(bike);
  const path = frame === "cargo" ? "M158 72q-2 -12 -9 -12l-16 4" : line(headTop, top) + barPath(bike);
  return <path d={path} stroke={ink} strokeWidth="5" />;
}
