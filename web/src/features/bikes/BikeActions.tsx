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

type Way = "edit" | "sell" | "transfer";

/** What an owner can do with a bike that is not stolen. What has begun matters most. */
const waysOf = ({ status, openListingId, openTransferId }: OwnBike): readonly Way[] => {
  const begun: Way[] = [
    ...(openTransferId === undefined ? [] : ["transfer" as const]),
    ...(openListingId === undefined ? [] : ["sell" as const]),
  ];
  const isFree = status === "registered" && openTransferId === undefined;
  const possible: Way[] = isFree ? ["sell", "transfer"] : [];
  return [...begun, "edit", ...possible.filter((way) => !begun.includes(way))];
};

/** A link to one of them, or to where it stands. */
function WayLink({ way, bike, className }: { way: Way; bike: OwnBike; className: string }): ReactNode {
  const { t } = useTranslation();
  const here = `/my-bikes/${bike.id}`;
  const { openListingId, openTransferId } = bike;
  const { Icon, text, to } = {
    edit: { Icon: Pencil, text: t(($) => $.bikes.bike.edit), to: `${here}/edit` },
    sell: {
      Icon: Tag,
      text: openListingId === undefined ? t(($) => $.bikes.bike.sell) : t(($) => $.bikes.bike.ad),
      to: `${here}/sell`,
    },
    transfer:
      openTransferId === undefined
        ? { Icon: Handshake, text: t(($) => $.bikes.bike.transfer), to: `${here}/transfer` }
        : {
            Icon: Handshake,
            text: t(($) => $.bikes.bike.openTransfer),
            to: `/transfers/${openTransferId}`,
          },
  }[way];
  return (
    <Link className={className} to={to}>
      <Icon size={20} aria-hidden="true" />
      {text}
    </Link>
  );
}

function Usually({ bike, first }: { bike: OwnBike; first: Way }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link className="btn btn--ghost bikeview__report" to={`/my-bikes/${bike.id}/report-stolen`}>
        <ShieldAlert size={20} aria-hidden="true" />
        {t(($) => $.bikes.theft.report)}
      </Link>
      <WayLink way={first} bike={bike} className="btn btn--ghost" />
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
  const [first = "edit", ...rest] = waysOf(bike);
  const hasBattery = bike.batterySerialNumber !== undefined || bike.type === "elcykel";
  return (
    <div className="bikeview__actions">
      {isStolen ? <WhileStolen here={here} /> : <Usually bike={bike} first={first} />}
      {(hasBattery || !isStolen) && (
        <MoreActions>
          {!isStolen &&
            rest.map((way) => <WayLink key={way} way={way} bike={bike} className="bikemore__item" />)}
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
