import { MapPin, Eye, ShieldAlert, ShieldCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedBike } from "#contract/bikes/bikes.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { BikeStatusBadge } from "./BikeStatusBadge.tsx";
import { BatteryNote } from "#web/bikes/my-bikes/theft/BatteryNote.tsx";
import { StolenSince } from "#web/bikes/my-bikes/theft/StolenSince.tsx";
import "./theft/theft.css";
import type { Bike } from "#contract/bikes/bike.ts";

type Props = { bike: Bike; name: string };

/** A shortcut to the two urgent actions: report stolen, and mark as recovered. */
function CardTheft({ bike, name }: Props): ReactNode {
  const { t } = useTranslation();
  const stolen = bike.status === "stolen";
  const Icon = stolen ? ShieldCheck : ShieldAlert;
  return (
    <Link
      className={`mybike__theft${stolen ? "" : " mybike__theft--report"}`}
      to={`/my-bikes/${bike.id}/${stolen ? "recovered" : "report-stolen"}`}
    >
      <Icon size={18} aria-hidden="true" />
      {stolen ? t(($) => $.bikes.theft.recovered) : t(($) => $.bikes.theft.short)}
      <span className="sr">: {name}</span>
    </Link>
  );
}

function FinderCount({ finders }: Pick<ListedBike, "finders">): ReactNode {
  const { t } = useTranslation();
  if (finders === undefined) return null;
  return (
    <p className="findercount">
      <Eye size={18} aria-hidden="true" />
      {t(($) => $.bikes.theft.finders, { count: finders })}
    </p>
  );
}

/** The name is the link and covers the whole card. */
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
        {bike.disputedSince !== undefined && <Badge tone="review">{t(($) => $.bikes.disputed.title)}</Badge>}
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
