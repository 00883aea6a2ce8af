import type { ReactNode } from "react";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { QrSticker } from "#web/ui/QrSticker.tsx";
import { HeroScene } from "./HeroScene.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import { SampleCertificate } from "./SampleCertificate.tsx";
import "./hero-art.css";

export function HeroArt({ texts }: { texts: LandingTexts["sample"] }): ReactNode {
  return (
    <div className="heroart" aria-hidden="true">
      <div className="heroart__panel">
        <HeroScene />
        <BikeArt className="heroart__bike" type="dam" color="vit" ground={false} />
      </div>
      <div className="heroart__sticker">
        <QrSticker size={96} text={texts.sticker} />
      </div>
      <SampleCertificate texts={texts} />
    </div>
  );
}
