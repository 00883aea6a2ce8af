import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink } from "./paint.ts";
import { line, move } from "./strokes.ts";

export function Drivetrain({ bike }: { bike: BikeGeometry }): ReactNode {
  const crank = bike.bottomBracket;
  const [x, y] = crank;
  const chain = [
    line(move(crank, 0, -11), move(bike.rearHub, 0, -5)),
    line(move(crank, 0, 11), move(bike.rearHub, 0, 5)),
  ].join("");
  const pedals = `${line(crank, move(crank, 13, 19))}m-7 1h14${line(crank, move(crank, -13, -19))}m-7 -1h14`;
  return (
    <g stroke={ink}>
      <path d={chain} strokeWidth="1.6" />
      <circle cx={x} cy={y} r="11.5" strokeWidth="3.5" />
      <circle cx={x} cy={y} r="4" fill={ink} stroke="none" />
      <path d={pedals} strokeWidth="4" />
    </g>
  );
}
