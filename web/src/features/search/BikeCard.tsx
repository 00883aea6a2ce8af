import { ChevronDown, Phone } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { BikeDetails } from "./BikeDetails.tsx";
import { BikeSummary } from "./BikeSummary.tsx";
import { StolenBattery } from "./StolenBattery.tsx";
import "./bike-card.css";

type Props = { bike: SearchCard; startsOpen: boolean };

/** Red for stolen before blue for sale; nothing else has a colour. */
const lookOf = ({ status, salePrice }: SearchCard): string =>
  status === "registered" && salePrice !== undefined ? "sale" : status;

/** A bike in a list. A stolen one must not be missed. */
export function BikeCard({ bike, startsOpen }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const named = [bike.brand, bike.model].filter((part) => part !== undefined).join(" ");
  const name = named === "" ? t(($) => $.search.card.unknownBike) : named;
  return (
    <article className={`bikecard bikecard--${lookOf(bike)}`} aria-labelledby={`${id}-name`}>
      {bike.stolenBattery !== undefined && <StolenBattery serialNumber={bike.stolenBattery} />}
      <div className="bikecard__main">
        <BikePicture bike={bike} className="bikecard__art" />
        <BikeSummary bike={bike} name={name} nameId={`${id}-name`} />
      </div>
      {open && <BikeDetails bike={bike} id={`${id}-details`} />}
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
          aria-describedby={`${id}-name`}
          onClick={() => setOpen(!open)}
        >
          {open ? t(($) => $.search.card.less) : t(($) => $.search.card.more)}
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
    </article>
  );
}
