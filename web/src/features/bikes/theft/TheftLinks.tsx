import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OwnBike } from "#contract/bikes.ts";

function Battery({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const { batterySerialNumber, batteryStolenSince, type } = bike;
  if (batterySerialNumber === undefined && type !== "elcykel") return null;
  return (
    <Link className="bikeview__link" to={`/my-bikes/${bike.id}/battery`}>
      {batteryStolenSince === undefined
        ? t(($) => $.bikes.theft.reportBattery)
        : t(($) => $.bikes.theft.battery)}
    </Link>
  );
}

/** Where an owner reports a theft, or goes on with one. */
export function TheftLinks({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikes.theft, { returnObjects: true });
  if (bike.status === "pending_review") return null;
  const here = `/my-bikes/${bike.id}`;
  return (
    <div className="bikeview__actions">
      {bike.status === "stolen" ? (
        <>
          <Link className="btn btn--danger" to={`${here}/stolen`}>
            {texts.whatNow}
          </Link>
          <Link className="btn btn--ghost" to={`${here}/recovered`}>
            {texts.recovered}
          </Link>
        </>
      ) : (
        <Link className="bikeview__link bikeview__link--danger" to={`${here}/report-stolen`}>
          {texts.report}
        </Link>
      )}
      <Battery bike={bike} />
    </div>
  );
}
