import { ChevronDown, Phone } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { PublicCard } from "#web/ui/bike-card/PublicCard.tsx";

type Props = { bike: SearchCard; startsOpen: boolean };

/** A bike in a list, with what can be done about it. */
export function BikeCard({ bike, startsOpen }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  return (
    <PublicCard bike={bike} id={id} open={open}>
      <div className="bikecard__actions">
        {bike.status === "stolen" && (
          <a className="btn btn--danger" href="tel:11414">
            <Phone size={18} aria-hidden="true" />
            {t(($) => $.search.card.callPolice)}
          </a>
        )}
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
    </PublicCard>
  );
}
