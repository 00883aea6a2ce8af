import type { ReactNode } from "react";
import type { BikeColour, BikeType } from "#contract/bike-types.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/ui/Plate.tsx";

type Props = {
  tone: "stolen" | "sale" | "registered";
  badge: string;
  name: string;
  number: string;
  type: BikeType;
  color: BikeColour;
};

export function SampleHit({ tone, badge, name, number, type, color }: Props): ReactNode {
  return (
    <li className={`hit hit--${tone}`}>
      <span className="hit__art">
        <BikeArt type={type} color={color} />
      </span>
      <span className="hit__text">
        <Badge tone={tone}>{badge}</Badge>
        <b>{name}</b>
        <Plate number={number} label="" size="sm" stolen={tone === "stolen"} />
      </span>
    </li>
  );
}
