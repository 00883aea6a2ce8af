import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

export function ViewSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="late">
      <output className="sr">{t(($) => $.bikes.bike.loading)}</output>
      <div className="bikeview__columns" aria-hidden="true">
        <span className="bikeview__picture" />
        <div className="stack stack--start bikeview__body">
          <Skeleton of={["badge", "title", "plate", "block"]} />
        </div>
      </div>
    </div>
  );
}
