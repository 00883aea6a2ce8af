import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";

/** The rest of what anybody may see, and what to do about it. */
export function BikeDetails({ bike, id }: { bike: SearchCard; id: string }): ReactNode {
  const { t } = useTranslation();
  const facts = [
    [t(($) => $.search.filters.brand), bike.brand],
    [t(($) => $.search.filters.model), bike.model],
    [t(($) => $.search.card.name), bike.name],
    [t(($) => $.search.card.description), bike.description],
  ] as const;
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
        {bike.newlyRegistered && <p>{t(($) => $.search.card.newlyRegisteredHint)}</p>}
        <p>
          {bike.status === "stolen"
            ? t(($) => $.search.card.advice)
            : t(($) => $.search.card.registeredAdvice)}
        </p>
      </div>
    </div>
  );
}
