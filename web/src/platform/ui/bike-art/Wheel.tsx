import type { ReactNode } from "react";
import type { Point } from "./bike-geometry.ts";
import { ink, metal } from "./paint.ts";

const spokes = 18;

/** Width of a spoke, as a share of the distance between two. */
const share = 0.08;

type Props = { hub: Point; radius: number; tyre: number; turned: number; motor?: boolean };

/** Draws the spokes as dashes of one broad circle: single lines would double the size of prerendered pages. */
export function Wheel({ hub, radius, tyre, turned, motor = false }: Props): ReactNode {
  const [cx, cy] = hub;
  const reach = radius - tyre / 2 - 2;
  return (
    <g>
      <circle cx={cx} cy={cy} r={radius} stroke={ink} strokeWidth={tyre} />
      <circle cx={cx} cy={cy} r={reach + 0.5} stroke={metal} strokeWidth="1.6" />
      <circle
        cx={cx}
        cy={cy}
        r={reach / 2}
        stroke={metal}
        strokeWidth={reach}
        strokeLinecap="butt"
        strokeDasharray={`${share} ${1 - share}`}
        strokeDashoffset={turned}
        pathLength={spokes}
        opacity=".65"
      />
      <circle cx={cx} cy={cy} r={motor ? 9 : 4.5} fill={motor ? ink : metal} />
    </g>
  );
}
