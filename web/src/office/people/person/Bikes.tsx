import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PersonBike } from "#contract/office/people-admin-person.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { type OpenedPerson, Part } from "./Part.tsx";

const tones = { registered: "registered", stolen: "stolen", pending_review: "review" } as const;

function BikeRow({ bike }: { bike: PersonBike }): ReactNode {
  const { t } = useTranslation();
  const { id, brand, model, frameNumber, status, batteryStolen } = bike;
  return (
    <div className="person__bike">
      <BikePicture bike={bike} className="person__thumb" />
      <b>
        <Link className="tap" to={`/admin-bikes/${id}`}>{`${brand} ${model}`}</Link>
      </b>
      <Plate
        number={frameNumber}
        label={t(($) => $.common.frameNumber)}
        size="sm"
        stolen={status === "stolen"}
      />
      <span className="dossier__badges">
        <Badge tone={tones[status]}>{t(($) => $.vocabulary.status[status])}</Badge>
        {batteryStolen && <Badge tone="review">{t(($) => $.peopleAdmin.batteryStolen)}</Badge>}
      </span>
    </div>
  );
}

/** Newest first. */
export function Bikes(opened: OpenedPerson): ReactNode {
  return (
    <Part {...opened} part="bikes" pick={({ bikes }) => bikes} keyOf={({ id }) => id}>
      {(bike) => <BikeRow bike={bike} />}
    </Part>
  );
}
