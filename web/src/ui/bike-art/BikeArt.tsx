import type { ReactNode } from "react";
import type { BikeColour, BikeType } from "#contract/bike-types.ts";
import { Battery } from "./Battery.tsx";
import { bikeColours } from "./bike-colours.ts";
import { bikeGeometry } from "./bike-geometry.ts";
import { CargoFrame } from "./CargoFrame.tsx";
import { Drivetrain } from "./Drivetrain.tsx";
import { Fenders } from "./Fenders.tsx";
import { FrontLoad } from "./FrontLoad.tsx";
import { GroundShadow } from "./GroundShadow.tsx";
import { Handlebar } from "./Handlebar.tsx";
import { Rack } from "./Rack.tsx";
import { Saddle } from "./Saddle.tsx";
import { Tubes } from "./Tubes.tsx";
import { Wheel } from "./Wheel.tsx";

const stroke = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

type Props = {
  type?: BikeType | undefined;
  color?: BikeColour | undefined;
  /** Names the drawing for people who cannot see it; without it the drawing is decoration. */
  title?: string;
  className?: string;
  ground?: boolean;
};

/** A bicycle drawn from its type and colour. `--art-paint`, `--art-ink` and `--art-metal` repaint it. */
export function BikeArt({ type = "herr", color = "grön", ground = true, ...props }: Props): ReactNode {
  const { title, className } = props;
  const bike = bikeGeometry[type];
  const { rearHub, frontHub, wheelRadius, frontWheelRadius, tyre, battery } = bike;
  const paint = `var(--art-paint, ${bikeColours[color]})`;
  const role = title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title };
  return (
    <svg viewBox="0 0 320 206" className={className} fill="none" {...stroke} {...role}>
      {ground && <GroundShadow bike={bike} />}
      <Wheel hub={rearHub} radius={wheelRadius} tyre={tyre} turned={0.7} motor={battery} />
      <Wheel hub={frontHub} radius={frontWheelRadius} tyre={tyre} turned={0.2} />
      {bike.fenders && <Fenders bike={bike} paint={paint} />}
      {bike.rack && <Rack bike={bike} />}
      {bike.frame === "cargo" ? (
        <CargoFrame bike={bike} paint={paint} />
      ) : (
        <Tubes bike={bike} paint={paint} />
      )}
      {battery && <Battery bike={bike} />}
      <Saddle bike={bike} />
      <Handlebar bike={bike} />
      <FrontLoad bike={bike} />
      <Drivetrain bike={bike} />
    </svg>
  );
}
