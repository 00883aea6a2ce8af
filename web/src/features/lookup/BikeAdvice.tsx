import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PublicBike } from "#contract/lookup.ts";

/** What to do about what the register says. */
export function BikeAdvice({ bike }: { bike: PublicBike }): ReactNode {
  const { t } = useTranslation();
  const stolen = bike.status === "stolen";
  return (
    <div className="bikecard__advice">
      {bike.newlyRegistered && <p>{t(($) => $.lookup.card.newlyRegisteredHint)}</p>}
      <p>{stolen ? t(($) => $.lookup.card.advice) : t(($) => $.lookup.card.registeredAdvice)}</p>
      {stolen && (
        <a className="btn btn--danger" href="tel:11414">
          <Phone size={18} aria-hidden="true" />
          {t(($) => $.lookup.card.callPolice)}
        </a>
      )}
    </div>
  );
}
