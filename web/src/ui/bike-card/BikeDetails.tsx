import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";

/** The rest of what anybody may see, and what to do about it. */
export function BikeDetails({ bike, id }: { bike: SearchCard; id: string }): ReactNode {
  const { t } = useTranslation();
  const facts = [
    [t(($) => $.bikeCard.brand), bike.brand],
    [t(($) => $.bikeCard.model), bike.model],
    [t(($) => $.bikeCard.name), bike.name],
    [t(($) => $.bikeCard.description), bike.description],
  ] as const;
  const isStolen = bike.status === "stolen";
  return (
    <div className="bikecard__details" id={id}>
      <dl className="bikecard__facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={value === undefined ? "is-hidden" : undefined}>
              {value ?? t(($) => $.common.hidden)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="bikecard__advice">
        {bike.newlyRegistered && !isStolen && <p>{t(($) => $.bikeCard.newlyRegisteredHint)}</p>}
        <p>{isStolen ? t(($) => $.bikeCard.advice) : t(($) => $.bikeCard.registeredAdvice)}</p>
      </div>
    </div>
  );
}
