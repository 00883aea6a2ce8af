import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { OwnBikePage } from "#web/shared/own-bike/OwnBikePage.tsx";
import { ViewSkeleton } from "#web/shared/own-bike/ViewSkeleton.tsx";
import "./thefts.css";

/** A page about one bike, with the way back to it. */
export function TheftPage({ children }: { children: (bike: OwnBike) => ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikePage back={t(($) => $.thefts.back)}>
      {(bike) => (
        <Suspense fallback={<ViewSkeleton />}>
          <div className="theft">{children(bike)}</div>
        </Suspense>
      )}
    </OwnBikePage>
  );
}
