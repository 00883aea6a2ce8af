import { CalendarDays, Sparkles } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBike } from "#contract/lookup.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { BikeAdvice } from "./BikeAdvice.tsx";
import { BikeFacts } from "./BikeFacts.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import "./bike-card.css";

const dateText = (isoDate: string, language: string): string =>
  new Date(`${isoDate}T12:00:00Z`).toLocaleDateString(language === "en" ? "en-GB" : "sv-SE", {
    dateStyle: "long",
  });

/** What anybody may see of a bike. A stolen one must not be missed. */
export function BikeCard({ bike }: { bike: PublicBike }): ReactNode {
  const { t, i18n } = useTranslation();
  const heading = useId();
  const stolen = bike.status === "stolen";
  const name = [bike.brand, bike.model].filter((part) => part !== undefined).join(" ");
  return (
    <article className={`bikecard bikecard--${bike.status}`} aria-labelledby={heading}>
      <div className="bikecard__main">
        <BikePicture bike={bike} className="bikecard__art" />
        <div className="bikecard__body">
          <div className="bikecard__badges">
            <Badge tone={bike.status}>{t(($) => $.vocabulary.status[bike.status])}</Badge>
            {bike.newlyRegistered && (
              <span className="chip">
                <Sparkles size={16} aria-hidden="true" />
                {t(($) => $.lookup.card.newlyRegistered)}
              </span>
            )}
          </div>
          <h3 id={heading}>{name === "" ? t(($) => $.lookup.card.unknownBike) : name}</h3>
          <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} stolen={stolen} />
          {bike.stolenSince !== undefined && (
            <p className="bikecard__since">
              <CalendarDays size={17} aria-hidden="true" />
              {t(($) => $.lookup.card.stolenSince, { date: dateText(bike.stolenSince, i18n.language) })}
            </p>
          )}
        </div>
      </div>
      <BikeFacts bike={bike} />
      <BikeAdvice bike={bike} />
    </article>
  );
}
