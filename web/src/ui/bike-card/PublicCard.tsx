import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { BikeDetails } from "./BikeDetails.tsx";
import { BikeSummary } from "./BikeSummary.tsx";
import { StolenBattery } from "./StolenBattery.tsx";
import "./bike-card.css";

type Props = {
  bike: SearchCard;
  /** Of its name; the details are called after it too. */
  id: string;
  open: boolean;
  children?: ReactNode;
};

/** Red for stolen before blue for sale; nothing else has a colour. */
const lookOf = ({ status, salePrice }: SearchCard): string =>
  status === "registered" && salePrice !== undefined ? "sale" : status;

/** A bike as everybody sees it. A stolen one must not be missed. */
export function PublicCard({ bike, id, open, children }: Props): ReactNode {
  const { t } = useTranslation();
  const named = [bike.brand, bike.model].filter((part) => part !== undefined).join(" ");
  const name = named === "" ? t(($) => $.bikeCard.unknownBike) : named;
  return (
    <article className={`bikecard bikecard--${lookOf(bike)}`} aria-labelledby={id}>
      {bike.stolenBattery !== undefined && <StolenBattery serialNumber={bike.stolenBattery} />}
      <div className="bikecard__main">
        <BikePicture bike={bike} className="bikecard__art" />
        <BikeSummary bike={bike} name={name} nameId={id} />
      </div>
      {children}
      {open && <BikeDetails bike={bike} id={`${id}-details`} />}
    </article>
  );
}
