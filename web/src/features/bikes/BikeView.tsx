import { Button } from "antd";
import { ReceiptText } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { OwnBike } from "#contract/bikes.ts";
import { OwnershipHistory } from "#web/auth/history/OwnershipHistory.tsx";
import { dayText } from "#web/i18n/day-text.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BikeFacts } from "./BikeFacts.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { BikeStatusBadge } from "./BikeStatusBadge.tsx";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import { StatusNote } from "./StatusNote.tsx";

function Actions({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const isPublic = bike.status !== "pending_review";
  return (
    <div className="bikeview__actions">
      <Button
        size="large"
        icon={<ReceiptText size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(($) => $.bikes.bike.receipt)}
      </Button>
      <Link className="bikeview__link" to={`/my-bikes/${bike.id}/visibility`}>
        {t(($) => $.bikes.bike.visibility)}
      </Link>
      {isPublic && (
        <Link
          className="bikeview__link"
          to={`/bike-search?${new URLSearchParams({ q: bike.frameNumber }).toString()}`}
        >
          {t(($) => $.bikes.bike.publicView)}
        </Link>
      )}
      <ReceiptDialog bikeId={bike.id} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export function BikeView({ bike }: { bike: OwnBike }): ReactNode {
  const { t, i18n } = useTranslation();
  const model = `${bike.brand} ${bike.model}`;
  usePageTitle(bike.name ?? model);
  const date = dayText(bike.registeredAt, i18n.language === "en" ? "en" : "sv");
  return (
    <div className="bikeview__columns">
      <BikePicture bike={bike} className="bikeview__picture" />
      <div className="bikeview__body">
        <BikeStatusBadge status={bike.status} />
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
        <StatusNote status={bike.status} />
        <BikeFacts bike={bike} />
        <Actions bike={bike} />
        <OwnershipHistory bikeId={bike.id} compact />
      </div>
    </div>
  );
}
