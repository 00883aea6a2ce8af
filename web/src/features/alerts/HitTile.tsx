import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AlertHit } from "#contract/alerts.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** A bike that fits, at a glance: its price where it has one, what it is and where. */
export function HitTile({ hit: { bike } }: { hit: AlertHit }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { brand, model, city, stolenPlace, salePrice } = bike;
  const name = [brand, model].filter(Boolean).join(" ") || t(($) => $.bikeCard.unknownBike);
  return (
    <li className="alerthit">
      <BikePicture bike={bike} className="alerthit__art" />
      {salePrice !== undefined && <b className="alerthit__price">{kronorText(salePrice, language)}</b>}
      <span className="alerthit__name">{name}</span>
      <span className="muted">{stolenPlace ?? city}</span>
    </li>
  );
}
