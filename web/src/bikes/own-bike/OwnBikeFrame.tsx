import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { LoadedBike } from "./LoadedBike.tsx";

/** A page about one of the caller's bikes. `back` is the text of the link to it. */
export function OwnBikeFrame({
  back,
  children,
}: {
  back: string;
  children: (bike: OwnBike) => ReactNode;
}): ReactNode {
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <Link to={`/my-bikes/${bikeId}`} className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {back}
      </Link>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {children}
      </LoadedBike>
    </main>
  );
}
