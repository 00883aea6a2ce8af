import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { PictureTile } from "#web/ui/pictures/PictureTile.tsx";
import type { Picture } from "#web/ui/pictures/picture.ts";

/** The photo as it is, and the one that may take its place. */
export function PhotoPart({ bike, photo }: { bike: OwnBike; photo: Picture }): ReactNode {
  const { t } = useTranslation();
  const { title: _, wait: _wait, ...words } = t(($) => $.bikeEdit.photo, { returnObjects: true });
  return (
    <div className="bikeedit__photos">
      <BikePicture bike={bike} className="bikeedit__photo" />
      <PictureTile
        kind="bike-photo"
        picture={photo}
        words={words}
        drawing={<BikeArt type={bike.type} className="tile__art" ground={false} />}
        heading="h3"
      />
    </div>
  );
}
