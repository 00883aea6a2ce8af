import { ArrowLeft } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { LoadedBike } from "#web/shared/own-bike/LoadedBike.tsx";
import { ViewSkeleton } from "#web/shared/own-bike/ViewSkeleton.tsx";
import "./thefts.css";

/** A page about one bike, with the way back to it. */
export function TheftPage({ children }: { children: (bike: OwnBike) => ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.thefts.back)}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => (
          <Suspense fallback={<ViewSkeleton />}>
            <div className="theft">{children(bike)}</div>
          </Suspense>
        )}
      </LoadedBike>
    </main>
  );
}
