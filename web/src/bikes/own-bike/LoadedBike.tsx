import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { ViewSkeleton } from "./ViewSkeleton.tsx";
import { ownBikeQuery } from "./own-bike-query.ts";
import "./own-bike.css";
import { Link } from "react-router-dom";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";

function BikeNotFound(): ReactNode {
  const texts = useTexts(($) => $.bikes.notFound);
  usePageTitle(texts.title);
  return (
    <section className="mybikes__state">
      <div className="mybikes__art mybikes__art--faded">
        <BikeArt type="herr" />
      </div>
      <h1>{texts.title}</h1>
      <p className="muted">{texts.text}</p>
      <Link to="/my-bikes" className="btn btn--primary btn--lg">
        {texts.back}
      </Link>
    </section>
  );
}

/** A malformed id is answered with `invalid-request`. */
const isNotFound = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "bike-not-found" || error.code === "invalid-request");

type Props = { bikeId: string; children: (bike: OwnBike) => ReactNode };

export function LoadedBike({ bikeId, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(ownBikeQuery(bikeId));
  if (isNotFound(error)) return <BikeNotFound />;
  if (data !== undefined) return children(data);
  if (error === null) return <ViewSkeleton />;
  return (
    <FetchFailure
      title={t(($) => $.bikes.failedOne)}
      text={failureText(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
