import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { BikeArt } from "./BikeArt.tsx";
import "./bike-picture.css";

type Bike = {
  readonly photoUrl?: string | undefined;
  readonly type?: BikeType | undefined;
  readonly color?: BikeColour | undefined;
};

/** Shows the photo, or a drawing if the photo is missing, hidden or expired. */
export function BikePicture({ bike, className }: { bike: Bike; className: string }): ReactNode {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<string>();
  const { photoUrl } = bike;
  const photo = photoUrl === broken ? undefined : photoUrl;
  return (
    <div className={`${className} bikepic bikepic--${photo === undefined ? "drawing" : "photo"}`}>
      {photo === undefined ? (
        <BikeArt type={bike.type} color={bike.color} title={t(($) => $.vocabulary.drawing)} />
      ) : (
        <img src={photo} alt={t(($) => $.vocabulary.photo)} onError={() => setBroken(photo)} />
      )}
    </div>
  );
}
