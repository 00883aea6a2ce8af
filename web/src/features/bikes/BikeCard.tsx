import { MapPin } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedBike } from "#contract/bikes.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { BikeStatusBadge } from "./BikeStatusBadge.tsx";
import { BatteryNote } from "./theft/BatteryNote.tsx";
import { CardTheft } from "./theft/CardTheft.tsx";
import { FinderCount } from "./theft/FinderCount.tsx";
import { StolenSince } from "./theft/StolenSince.tsx";

/** The whole card opens the bike, the name is its link. */
export function BikeCard({ bike }: { bike: ListedBike }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const model = `${bike.brand} ${bike.model}`;
  return (
    <article className={`mybike mybike--${bike.status}`} aria-labelledby={heading}>
      <BatteryNote bike={bike} />
      <BikePicture bike={bike} className="mybike__picture" />
      <div className="mybike__body">
        <BikeStatusBadge status={bike.status} />
        <h2 id={heading}>
          <Link to={`/my-bikes/${bike.id}`}>{bike.name ?? model}</Link>
        </h2>
        {bike.name !== undefined && <p className="muted">{model}</p>}
        <Plate
          number={bike.frameNumber}
          label={t(($) => $.common.frameNumber)}
          stolen={bike.status === "stolen"}
        />
        <FinderCount finders={bike.finders} />
        <StolenSince bike={bike} />
        {bike.city !== undefined && (
          <p className="chip">
            <MapPin size={16} aria-hidden="true" />
            {bike.city}
          </p>
        )}
        <CardTheft bike={bike} name={bike.name ?? model} />
      </div>
    </article>
  );
}
