import { ChevronDown, History, Phone } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/bikes/search.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { PublicCard } from "#web/bikes/card/PublicCard.tsx";
import { ShareButton } from "#web/bikes/card/ShareButton.tsx";

const HistoryDialog = lazy(async () => {
  const [{ HistoryDialog }] = await Promise.all([
    import("#web/bikes/ownership-history/HistoryDialog.tsx"),
    loadTexts(["history"]),
  ]);
  return { default: HistoryDialog };
});

const titleOf = ({ brand, model }: SearchCard): string => [brand, model].filter(Boolean).join(" ");

type Props = {
  bike: SearchCard;
  startsOpen: boolean;
  reportFound: ReactNode;
  contact: ReactNode;
  /** Shown on an open card only. */
  more: ReactNode;
};

/** Only for signed-in people: strangers get no bike ids. */
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

function StolenActions({ reportFound }: Pick<Props, "reportFound">): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {reportFound}
      <a className="btn btn--ghost" href="tel:11414">
        <Phone size={18} aria-hidden="true" />
        {t(($) => $.bikeCard.callPolice)}
      </a>
    </>
  );
}

export function BikeCard({ bike, startsOpen, reportFound, contact, more }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const isStolen = bike.status === "stolen";
  const [open, setOpen] = useState(startsOpen && !isStolen);
  return (
    <PublicCard bike={bike} id={id} open={open}>
      <div className="bikecard__actions">
        {isStolen ? <StolenActions reportFound={reportFound} /> : contact}
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
      {isStolen && startsOpen && !open && <p className="bikecard__warning">{t(($) => $.bikeCard.advice)}</p>}
      {(open || startsOpen) && (
        <div className="bikecard__rest">
          {isStolen && contact}
          {more}
          {bike.page !== undefined && (
            <ShareButton url={location.origin + bike.page} title={titleOf(bike)} look="quiet" />
          )}
          {bike.id !== undefined && <HistoryButton bikeId={bike.id} />}
        </div>
      )}
    </PublicCard>
  );
}
