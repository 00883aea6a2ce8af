import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Bike } from "#contract/bikes.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";

type Props = { bike: Bike; className: string };

/** The photo; the drawing where there is none or where its link no longer opens. */
export function BikePicture({ bike, className }: Props): ReactNode {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string>();
  const { photoUrl } = bike;
  const photo = photoUrl === broken ? undefined : photoUrl;
  return (
    <div className={`${className} bikepic bikepic--${photo === undefined ? "drawing" : "photo"}`}>
      {photo === undefined ? (
        <BikeArt type={bike.type} color={bike.color} title={t(($) => $.bikes.drawing)} />
      ) : (
        <img src={photo} alt={t(($) => $.bikes.photo)} onError={() => setBroken(photo)} />
      )}
    </div>
  );
}
