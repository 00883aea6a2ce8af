import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnBike } from "#contract/bikes.ts";
import { ProblemError } from "#web/api/errors.ts";
import { BikeNotFound } from "./BikeNotFound.tsx";
import { BikesFailure } from "./BikesFailure.tsx";
import { ViewSkeleton } from "./ViewSkeleton.tsx";
import { ownBikeQuery } from "./own-bike-query.ts";
import "./own-bike.css";

/** An id that cannot be one is answered as an invalid request. */
const isNotFound = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "bike-not-found" || error.code === "invalid-request");

type Props = { bikeId: string; children: (bike: OwnBike) => ReactNode };

/** One of one's own bikes, once it is there, or why it is not. */
export function LoadedBike({ bikeId, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(ownBikeQuery(bikeId));
  if (isNotFound(error)) return <BikeNotFound />;
  if (data !== undefined) return children(data);
  if (error === null) return <ViewSkeleton />;
  return (
    <BikesFailure
      title={t(($) => $.bikes.failedOne)}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
