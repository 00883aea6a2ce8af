import { ChevronDown, History, Phone } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { ReportFound } from "#web/shared/found-reports/ReportFound.tsx";
import { ContactOwner } from "#web/shared/messages/ContactOwner.tsx";
import { AskForBike } from "#web/shared/bike-requests/AskForBike.tsx";
import { loadTexts } from "#web/i18n/i18n.ts";
import { PublicCard } from "#web/ui/bike-card/PublicCard.tsx";

const HistoryDialog = lazy(async () => {
  const [{ HistoryDialog }] = await Promise.all([
    import("#web/shared/history/HistoryDialog.tsx"),
    loadTexts(["history"]),
  ]);
  return { default: HistoryDialog };
});

type Props = { bike: SearchCard; startsOpen: boolean };

/** For who has signed in: strangers get no names of bikes. */
function HistoryButton({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History size={18} aria-hidden="true" />
        {t(($) => $.search.card.history)}
      </button>
      <Suspense>{open && <HistoryDialog bikeId={bikeId} onClose={() => setOpen(false)} />}</Suspense>
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
        {isStolen && bike.id !== undefined && (
          <ReportFound bikeId={bike.id} bike={bike}>
            {t(($) => $.search.card.found)}
          </ReportFound>
        )}
        {isStolen && (
          <a className={`btn ${bike.id === undefined ? "btn--danger" : "btn--ghost"}`} href="tel:11414">
            <Phone size={18} aria-hidden="true" />
            {t(($) => $.search.card.callPolice)}
          </a>
        )}
        <div className="bikecard__rest">
          <ContactOwner bike={bike} />
          <AskForBike bike={bike} />
          {bike.id !== undefined && <HistoryButton bikeId={bike.id} />}
          <button
            type="button"
            className="btn btn--quiet bikecard__toggle"
            aria-expanded={open}
            aria-controls={open ? `${id}-details` : undefined}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
          >
            {open ? t(($) => $.search.card.less) : t(($) => $.search.card.more)}
            <ChevronDown size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
      {isStolen && startsOpen && !open && <p className="bikecard__warning">{t(($) => $.bikeCard.advice)}</p>}
    </PublicCard>
  );
}
