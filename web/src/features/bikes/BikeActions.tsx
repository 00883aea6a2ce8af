import { Handshake, Pencil, ShieldAlert, Tag, Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { MoreActions } from "./MoreActions.tsx";

const RemoveDialog = lazy(async () => ({ default: (await import("./RemoveDialog.tsx")).RemoveDialog }));

function WhileStolen({ here }: { here: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link className="btn btn--danger" to={`${here}/stolen`}>
        {t(($) => $.bikes.theft.whatNow)}
      </Link>
      <Link className="btn btn--ghost" to={`${here}/recovered`}>
        {t(($) => $.bikes.theft.recovered)}
      </Link>
    </>
  );
}

/** Where a bike is offered, or, while it waits for its buyer, where that stands. */
function Transfer({ bike, here }: { bike: OwnBike; here: string }): ReactNode {
  const { t } = useTranslation();
  const { openTransferId, status } = bike;
  if (openTransferId === undefined && status !== "registered") return null;
  return (
    <Link
      className="btn btn--ghost"
      to={openTransferId === undefined ? `${here}/transfer` : `/transfers/${openTransferId}`}
    >
      <Handshake size={20} aria-hidden="true" />
      {openTransferId === undefined ? t(($) => $.bikes.bike.transfer) : t(($) => $.bikes.bike.openTransfer)}
    </Link>
  );
}

/** Where a bike is put up for sale, or, while it is, how that goes. */
function Sale({ bike, here }: { bike: OwnBike; here: string }): ReactNode {
  const { t } = useTranslation();
  if (bike.openListingId === undefined && (bike.status !== "registered" || bike.openTransferId !== undefined))
    return null;
  return (
    <Link className="btn btn--ghost" to={`${here}/sell`}>
      <Tag size={20} aria-hidden="true" />
      {bike.openListingId === undefined ? t(($) => $.bikes.bike.sell) : t(($) => $.bikes.bike.ad)}
    </Link>
  );
}

function Usually({ bike, here }: { bike: OwnBike; here: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link className="btn btn--ghost bikeview__report" to={`${here}/report-stolen`}>
        <ShieldAlert size={20} aria-hidden="true" />
        {t(($) => $.bikes.theft.report)}
      </Link>
      <Link className="btn btn--ghost" to={`${here}/edit`}>
        <Pencil size={20} aria-hidden="true" />
        {t(($) => $.bikes.bike.edit)}
      </Link>
      <Sale bike={bike} here={here} />
      <Transfer bike={bike} here={here} />
    </>
  );
}

function Battery({ bike, here }: { bike: OwnBike; here: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <Link className="bikemore__item" to={`${here}/battery`}>
      {bike.batteryStolenSince === undefined
        ? t(($) => $.bikes.theft.reportBattery)
        : t(($) => $.bikes.theft.battery)}
    </Link>
  );
}

/** What an owner can do with a bike, in one row: what matters now first, the rest behind it. A stolen one can neither be changed nor removed. */
export function BikeActions({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const [removing, remove] = useState(false);
  const here = `/my-bikes/${bike.id}`;
  const isStolen = bike.status === "stolen";
  const hasBattery = bike.batterySerialNumber !== undefined || bike.type === "elcykel";
  return (
    <div className="bikeview__actions">
      {isStolen ? <WhileStolen here={here} /> : <Usually bike={bike} here={here} />}
      {(hasBattery || !isStolen) && (
        <MoreActions>
          {hasBattery && <Battery bike={bike} here={here} />}
          {!isStolen && (
            <button
              type="button"
              className="bikemore__item bikemore__item--danger"
              aria-haspopup="dialog"
              onClick={() => remove(true)}
            >
              <Trash2 size={20} aria-hidden="true" />
              {t(($) => $.bikes.remove.open)}
            </button>
          )}
        </MoreActions>
      )}
      <Suspense>{removing && <RemoveDialog bike={bike} open onClose={() => remove(false)} />}</Suspense>
    </div>
  );
}
