import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { OwnBikeFrame } from "#web/bikes/own-bike/OwnBikeFrame.tsx";
import { ViewSkeleton } from "#web/bikes/own-bike/ViewSkeleton.tsx";
import "./thefts.css";

export function TheftPage({ children }: { children: (bike: OwnBike) => ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <OwnBikeFrame back={t(($) => $.thefts.back)}>
      {(bike) => (
        <Suspense fallback={<ViewSkeleton />}>
          <div className="theft">{children(bike)}</div>
        </Suspense>
      )}
    </OwnBikeFrame>
  );
}
