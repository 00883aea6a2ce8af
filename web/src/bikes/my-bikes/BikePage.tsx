import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { LoadedBike } from "#web/bikes/own-bike/LoadedBike.tsx";
import { BikeView } from "./BikeView.tsx";
import "./bikes.css";
import "./bike-view.css";

export function BikePage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <BackLink to="/my-bikes">{t(($) => $.bikes.bike.back)}</BackLink>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => <BikeView bike={bike} />}
      </LoadedBike>
    </main>
  );
}
