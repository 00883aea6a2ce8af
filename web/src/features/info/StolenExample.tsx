import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#web/ui/Badge.tsx";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import type { HowFigures } from "./texts/how-figures.ts";

/** What a search says of a stolen bike. */
export function StolenExample({ text }: { text: HowFigures["stolen"] }): ReactNode {
  const { t } = useTranslation();
  return (
    <figure className="info__figure stolenexample">
      <div aria-hidden="true">
        <BikeArt type="dam" color="röd" />
      </div>
      <div className="stolenexample__words">
        <Badge tone="stolen">{t(($) => $.vocabulary.status.stolen)}</Badge>
        <p>
          <b>Monark Karin</b>
        </p>
        <Plate number="WTU204K8861" label={t(($) => $.common.frameNumber)} size="sm" stolen />
        <p>{text.since}</p>
      </div>
      <figcaption>{text.caption}</figcaption>
    </figure>
  );
}
