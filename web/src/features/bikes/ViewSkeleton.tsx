import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function ViewSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="late">
      <output className="sr">{t(($) => $.bikes.bike.loading)}</output>
      <div className="bikeview__columns" aria-hidden="true">
        <span className="bikeview__picture" />
        <div className="bikeview__body">
          <span className="bone bone--badge" />
          <span className="bone bone--title" />
          <span className="bone bone--plate" />
          <span className="bone bone--facts" />
        </div>
      </div>
    </div>
  );
}
