import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
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
      <BackLink to={`/my-bikes/${bikeId}`}>{back}</BackLink>
      <LoadedBike key={bikeId} bikeId={bikeId}>
        {children}
      </LoadedBike>
    </main>
  );
}
