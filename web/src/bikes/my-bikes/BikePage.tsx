import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { LoadedBike } from "#web/bikes/own-bike/LoadedBike.tsx";
import { BikeView } from "./BikeView.tsx";
import "./bikes.css";
import "./bike-view.css";

export function BikePage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <Link to="/my-bikes" className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.bikes.bike.back)}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {(bike) => <BikeView bike={bike} />}
      </LoadedBike>
    </main>
  );
}
