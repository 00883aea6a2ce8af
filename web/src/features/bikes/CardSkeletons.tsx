import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/ui/Skeleton.tsx";

/** In the shape of the cards. The style sheet keeps it invisible for the first 300 ms. */
export function CardSkeletons(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="late">
      <output className="sr">{t(($) => $.bikes.loading)}</output>
      <Skeleton of={["count"]} />
      <div className="mybikes__cards" aria-hidden="true">
        {["first", "second", "third"].map((card) => (
          <div key={card} className="mybike">
            <span className="mybike__picture" />
            <div className="mybike__body">
              <Skeleton of={["badge", "name", "plate"]} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
