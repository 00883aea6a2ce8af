import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

export function CardSkeletons(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="results__count" aria-live="polite">
        {t(($) => $.search.results.searching)}
      </h2>
      <div className="stack results__cards" aria-hidden="true">
        {["first", "second", "third"].map((card) => (
          <div key={card} className="bikecard bikecard--loading">
            <div className="bikecard__main">
              <span className="bikecard__art" />
              <div className="bikecard__body">
                <Skeleton of={["badge", "name", "plate", "line"]} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
