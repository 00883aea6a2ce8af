import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { LoadedBike } from "#web/shared/own-bike/LoadedBike.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { CorrectionView } from "./CorrectionView.tsx";
import "#web/features/bikes/bikes.css";
import "#web/features/bikes/bike-view.css";
import "./bike-edit.css";

/** /my-bikes/:bikeId/correction */
export function CorrectionPage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  const title = t(($) => $.bikeEdit.correction.title);
  usePageTitle(title);
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.bikeEdit.back)}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => (
          <>
            <h1>{title}</h1>
            <CorrectionView bike={bike} />
          </>
        )}
      </LoadedBike>
    </main>
  );
}
