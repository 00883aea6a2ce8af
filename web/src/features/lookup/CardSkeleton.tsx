import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Bones } from "#web/ui/Bones.tsx";

export function CardSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="lookup__count">{t(($) => $.lookup.searching)}</h2>
      <div className="bikecard bikecard--loading" aria-hidden="true">
        <div className="bikecard__main">
          <span className="bikecard__art" />
          <div className="bikecard__body">
            <Bones of={["badge", "name", "plate", "line"]} />
          </div>
        </div>
      </div>
    </>
  );
}
