import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { ReceivedFinds } from "#web/shared/found-reports/received/ReceivedFinds.tsx";
import { OwnershipHistory } from "#web/shared/history/OwnershipHistory.tsx";
import { dayText } from "#web/i18n/day-text.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BikeActions } from "./BikeActions.tsx";
import { BikeFacts } from "./BikeFacts.tsx";
import { BikeLinks } from "./BikeLinks.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { BikeStatusBadge } from "./BikeStatusBadge.tsx";
import { BikePapers } from "./BikePapers.tsx";
import { StatusNote } from "./StatusNote.tsx";
import { BatteryNote } from "./theft/BatteryNote.tsx";
import { StolenSince } from "./theft/StolenSince.tsx";

export function BikeView({ bike }: { bike: OwnBike }): ReactNode {
  const { t, i18n } = useTranslation();
  const model = `${bike.brand} ${bike.model}`;
  usePageTitle(bike.name ?? model);
  const date = dayText(bike.registeredAt, i18n.language === "en" ? "en" : "sv");
  return (
    <div className={`bikeview__columns bikeview__columns--${bike.status}`}>
      <div className="bikeview__photo">
        <BikePicture bike={bike} className="bikeview__picture" />
        <BikeStatusBadge status={bike.status} />
      </div>
      <div className="bikeview__body">
        <h1>{bike.name ?? model}</h1>
        {bike.name !== undefined && <p className="bikeview__model">{model}</p>}
        <Plate
          number={bike.frameNumber}
          label={t(($) => $.common.frameNumber)}
          size="lg"
          stolen={bike.status === "stolen"}
        />
        <p className="muted">
          {bike.status === "pending_review"
            ? t(($) => $.bikes.bike.submittedOn, { date })
            : t(($) => $.bikes.bike.registeredOn, { date })}
        </p>
        <StolenSince bike={bike} />
        <ReceivedFinds bike={bike} />
        <BikeActions bike={bike} />
        <StatusNote bike={bike} />
        <BatteryNote bike={bike} />
        <BikeFacts bike={bike} />
        <BikeLinks bike={bike} />
      </div>
      <div className="bikeview__documents">
        <BikePapers bike={bike} />
        <OwnershipHistory bikeId={bike.id} compact />
      </div>
    </div>
  );
}
