import type { ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import { documentAddress } from "#contract/documents.ts";
import type { LandingTexts } from "./landing-texts.ts";
import { SampleHit } from "./SampleHit.tsx";
import "./buy-used.css";

type Props = { texts: LandingTexts; language: Language };

export function BuyUsed({ texts, language }: Props): ReactNode {
  const { used, sample } = texts;
  return (
    <section className="wrap used" aria-labelledby="used-title">
      <div className="used__text">
        <h2 id="used-title">{used.title}</h2>
        <p className="muted">{used.text}</p>
        <a className="btn btn--primary btn--lg" href={documentAddress("/bike-search", language)}>
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
