import type { ReactNode } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import type { LandingTexts } from "./landing-texts.ts";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import "./buy-used.css";

type SampleHitProps = {
  tone: "stolen" | "sale" | "registered";
  badge: string;
  name: string;
  number: string;
  type: BikeType;
  color: BikeColour;
};

function SampleHit({ tone, badge, name, number, type, color }: SampleHitProps): ReactNode {
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

type Props = { texts: LandingTexts; language: Language };

export function BuyUsed({ texts, language }: Props): ReactNode {
  const { used, sample } = texts;
  return (
    <section className="wrap used" aria-labelledby="used-title">
      <div className="used__text">
        <h2 id="used-title">{used.title}</h2>
        <p className="muted">{used.text}</p>
        <a className="btn btn--primary btn--lg" href={documentAddress("/check", language)}>
          {used.search}
        </a>
      </div>
      <ul className="used__hits" aria-hidden="true">
        <SampleHit
          tone="stolen"
          badge={sample.stolen}
          name="Bianchi Via Nirone"
          number="BX77K20914"
          type="landsväg"
          color="röd"
        />
        <SampleHit
          tone="sale"
          badge={sample.sale}
          name="Trek Marlin 7"
          number="WTU318P0042"
          type="mtb"
          color="blå"
        />
        <SampleHit
          tone="registered"
          badge={sample.registered}
          name="Butchers & Bicycles"
          number="MK1E55C9271"
          type="lådcykel"
          color="grön"
        />
      </ul>
    </section>
  );
}
