import type { ReactNode } from "react";
import type { BikeGeometry } from "./bike-geometry.ts";
import { ink } from "./paint.ts";

/** Lamp and basket. */
export function FrontLoad({ bike }: { bike: BikeGeometry }): ReactNode {
  const [x, y] = bike.headTop;
  return (
    <g>
      {bike.lamp && <circle cx={x + 15} cy={y + 2} r="7" fill={ink} />}
      {bike.lamp && <path d={`M${x + 18} ${y - 5}q9 7 0 14Z`} fill="#ffd562" />}
      {bike.basket && (
        <path d={`M${x + 12} ${y - 14}h40l-6 32h-29Z`} fill="#b98a52" stroke="#8a6337" strokeWidth="2.5" />
      )}
    </g>
  );
}
