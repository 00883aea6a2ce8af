import { ChevronDown, History, Phone } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { ReportFound } from "../found-reports/ReportFound.tsx";
import { ContactOwner } from "../messages/ContactOwner.tsx";
import { AskForBike } from "../bike-requests/AskForBike.tsx";
import { loadTexts } from "#web/i18n/i18n.ts";
import { PublicCard } from "#web/ui/bike-card/PublicCard.tsx";
import { ShareButton } from "#web/ui/bike-card/ShareButton.tsx";

const HistoryDialog = lazy(async () => {
  const [{ HistoryDialog }] = await Promise.all([
    import("../history/HistoryDialog.tsx"),
    loadTexts(["history"]),
  ]);
  return { default: HistoryDialog };
});

const titleOf = ({ brand, model }: SearchCard): string => [brand, model].filter(Boolean).join(" ");

type Props = { bike: SearchCard; startsOpen: boolean };

/** For who has signed in: strangers get no names of bikes. */
function HistoryButton({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History size={18} aria-hidden="true" />
        {t(($) => $.bikeCard.history)}
      </button>
      <Suspense>{open && <HistoryDialog bikeId={bikeId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What helps a bike that is missed; strangers sign in first to report it found. */
function Missed({ bike }: { bike: SearchCard }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {bike.id !== undefined && (
        <ReportFound bikeId={bike.id} bike={bike}>
          {t(($) => $.bikeCard.found)}
        </ReportFound>
      )}
      <a className={`btn ${bike.id === undefined ? "btn--danger" : "btn--ghost"}`} href="tel:11414">
        <Phone size={18} aria-hidden="true" />
        {t(($) => $.bikeCard.callPolice)}
      </a>
    </>
  );
}

/** A bike in a list, with what can be done about it. */
export function BikeCard({ bike, startsOpen }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const isStolen = bike.status === "stolen";
  const [open, setOpen] = useState(startsOpen && !isStolen);
  return (
    <PublicCard bike={bike} id={id} open={open}>
      <div className="bikecard__actions">
        {isStolen && <Missed bike={bike} />}
        <div className="bikecard__rest">
          <ContactOwner bike={bike} />
          <AskForBike bike={bike} />
          {bike.page !== undefined && (
            <ShareButton url={location.origin + bike.page} title={titleOf(bike)} look="quiet" />
          )}
          {bike.id !== undefined && <HistoryButton bikeId={bike.id} />}
          <button
            type="button"
            className="btn btn--quiet bikecard__toggle"
            aria-expanded={open}
            aria-controls={open ? `${id}-details` : undefined}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
          >
            {open ? t(($) => $.bikeCard.less) : t(($) => $.bikeCard.more)}
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
      {isStolen && startsOpen && !open && <p className="bikecard__warning">{t(($) => $.bikeCard.advice)}</p>}
    </PublicCard>
  );
}
