import { type ReactNode, useId } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink } from "./paint.ts";
import { line } from "./strokes.ts";

const box = "M166 84H276L264 152Q262 157 256 157H188Q181 157 180 151Z";

export function CargoFrame({ bike, paint }: { bike: BikeGeometry; paint: string }): ReactNode {
  const sheen = useId();
  const { rearHub, bottomBracket, seatCluster, tube } = bike;
  const tubes = [
    line(bottomBracket, [184, 150]),
    line(seatCluster, [164, 106]),
    line(seatCluster, bottomBracket),
    line(rearHub, bottomBracket),
    line(rearHub, [109, 104]),
  ].join("");
  return (
    <g>
      <linearGradient id={sheen} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".28" />
        <stop offset=".6" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <path d={box} fill={paint} />
      <path d={box} fill={`url(#${sheen})`} />
      <path d="M160 84H282" stroke={ink} strokeWidth="6" />
      <path d="M174 112H271M177 134H267" stroke={ink} strokeOpacity=".18" strokeWidth="2" />
      <path d={tubes} stroke={paint} strokeWidth={tube} />
      <path d={line([158, 72], [170, 108])} stroke={ink} strokeWidth="5" />
    </g>
  );
}
