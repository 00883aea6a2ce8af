import { Handshake, Pencil, ShieldAlert, Tag, Trash2, Ellipsis } from "lucide-react";
import {
  lazy,
  type ReactNode,
  Suspense,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";

/** Opens the list towards the side that has room for it. */
const keepInView = (list: HTMLElement | null): void => {
  if (list === null) return;
  list.classList.remove("bikemore__list--left");
  if (list.getBoundingClientRect().left < 0) list.classList.add("bikemore__list--left");
};

/** Closes on Escape, after a choice, and when the focus leaves. */
function MoreActions({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (open) keepInView(list.current);
  }, [open]);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // The keys and the focus are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="bikemore" onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <button
        ref={button}
        type="button"
        className="btn btn--ghost bikemore__open"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(($) => $.bikes.bike.more)}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={22} aria-hidden="true" />
      </button>
      <div ref={list} id={id} className="bikemore__list" hidden={!open}>
        {children}
      </div>
    </div>
  );
}

const RemoveDialog = lazy(async () => ({ default: (await import("./RemoveDialog.tsx")).RemoveDialog }));

function StolenActions({ here }: { here: string }): ReactNode {
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

type BikeAction = "edit" | "sell" | "transfer";

/** A transfer or ad in progress comes first. During a dispute nothing else can begin. */
const actionsOf = ({
  status,
  openListingId,
  openTransferId,
  openDisputeId,
}: OwnBike): readonly BikeAction[] => {
  const begun: BikeAction[] = [
    ...(openTransferId === undefined ? [] : ["transfer" as const]),
    ...(openListingId === undefined ? [] : ["sell" as const]),
  ];
  if (openDisputeId !== undefined) return begun;
  const isFree = status === "registered" && openTransferId === undefined;
  const possible: BikeAction[] = isFree ? ["sell", "transfer"] : [];
  return [...begun, "edit", ...possible.filter((action) => !begun.includes(action))];
};

function ActionLink({
  action,
  bike,
  className,
}: {
  action: BikeAction;
  bike: OwnBike;
  className: string;
}): ReactNode {
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
  }[action];
  return (
    <Link className={className} to={to}>
      <Icon size={20} aria-hidden="true" />
      {text}
    </Link>
  );
}

type MainActionsProps = { bike: OwnBike; first: BikeAction | undefined };

function MainActions({ bike, first }: MainActionsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link className="btn btn--ghost bikeview__report" to={`/my-bikes/${bike.id}/report-stolen`}>
        <ShieldAlert size={20} aria-hidden="true" />
        {t(($) => $.bikes.theft.report)}
      </Link>
      {first && <ActionLink action={first} bike={bike} className="btn btn--ghost" />}
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

/**
 * The most important action comes first, the others are in a menu. A stolen bike can be neither
 * changed nor removed.
 */
export function BikeActions({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  const [removing, remove] = useState(false);
  const here = `/my-bikes/${bike.id}`;
  const isStolen = bike.status === "stolen";
  const [first, ...rest] = actionsOf(bike);
  const canRemove = !isStolen && bike.openDisputeId === undefined;
  const hasBattery = bike.batterySerialNumber !== undefined || bike.type === "elcykel";
  return (
    <div className="bikeview__actions">
      {isStolen ? <StolenActions here={here} /> : <MainActions bike={bike} first={first} />}
      {(hasBattery || canRemove) && (
        <MoreActions>
          {!isStolen &&
            rest.map((action) => (
              <ActionLink key={action} action={action} bike={bike} className="bikemore__item" />
            ))}
          {hasBattery && <Battery bike={bike} here={here} />}
          {canRemove && (
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
