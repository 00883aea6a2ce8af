import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { ProblemError } from "#web/api/errors.ts";
import { BikeNotFound } from "./BikeNotFound.tsx";
import { BikesFailure } from "./BikesFailure.tsx";
import { BikeView } from "./BikeView.tsx";
import { ViewSkeleton } from "./ViewSkeleton.tsx";
import { bikeQueries } from "./queries.ts";
import "./bikes.css";
import "./bike-view.css";

/** An id that cannot be one is answered as an invalid request. */
const isNotFound = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "bike-not-found" || error.code === "invalid-request");

function Content({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(bikeQueries.byId(bikeId));
  if (isNotFound(error)) return <BikeNotFound />;
  if (data !== undefined) return <BikeView bike={data} />;
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

/** /my-bikes/:bikeId */
export function BikePage(): ReactNode {
  const { t } = useTranslation();
  const { bikeId = "" } = useParams();
  return (
    <main className="wrap bikeview" id="content">
      <Link to="/my-bikes" className="bikeview__back">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.bikes.bike.back)}
      </Link>
      <Content key={bikeId} bikeId={bikeId} />
    </main>
  );
}
