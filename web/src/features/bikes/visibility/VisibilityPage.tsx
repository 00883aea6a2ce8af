import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { LoadedBike } from "#web/shared/own-bike/LoadedBike.tsx";
import { VisibilityView } from "./VisibilityView.tsx";
import "#web/features/bikes/bikes.css";
import "#web/features/bikes/bike-view.css";

/** /my-bikes/:bikeId/visibility */
export function VisibilityPage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.bikes.visibility.back)}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => <VisibilityView bike={bike} />}
      </LoadedBike>
    </main>
  );
}
