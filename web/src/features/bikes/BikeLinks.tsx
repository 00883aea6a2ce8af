import { Eye, QrCode, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** What others see of a bike, and where that is chosen. */
export function BikeLinks({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const search = pageAddress("/bike-search", usePageLanguage());
  const isPublic = bike.status !== "pending_review" && !bike.stolenInReview;
  return (
    <div className="bikeview__links">
      {isPublic && (
        <Link
          className="bikeview__link"
          to={`${search}?${new URLSearchParams({ q: bike.frameNumber }).toString()}`}
        >
          <Eye size={19} aria-hidden="true" />
          {t(($) => $.bikes.bike.publicView)}
        </Link>
      )}
      <Link className="bikeview__link" to={`/my-bikes/${bike.id}/visibility`}>
        <SlidersHorizontal size={19} aria-hidden="true" />
        {t(($) => $.bikes.bike.visibility)}
      </Link>
      <Link className="bikeview__link" to={`/my-bikes/${bike.id}/stickers`}>
        <QrCode size={19} aria-hidden="true" />
        {t(($) => $.bikes.bike.stickers)}
      </Link>
    </div>
  );
}
