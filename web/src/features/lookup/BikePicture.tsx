import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBike } from "#contract/lookup.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";

/** The photo; the drawing where there is none, where it is hidden, or where it does not load. */
export function BikePicture({ bike }: { bike: PublicBike }): ReactNode {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const photo = broken ? undefined : bike.photoUrl;
  return (
    <div className={`bikecard__art${photo === undefined ? "" : " bikecard__art--photo"}`}>
      {photo === undefined ? (
        <BikeArt type={bike.type} color={bike.color} title={t(($) => $.lookup.card.drawing)} />
      ) : (
        <img src={photo} alt={t(($) => $.lookup.card.photo)} onError={() => setBroken(true)} />
      )}
    </div>
  );
}
