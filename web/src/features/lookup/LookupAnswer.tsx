import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeCard } from "./BikeCard.tsx";
import { CardSkeleton } from "./CardSkeleton.tsx";
import { LookupFailure } from "./LookupFailure.tsx";
import { NoHit } from "./NoHit.tsx";
import { lookupQueries } from "./queries.ts";
import type { Search } from "./search.ts";
import { useWaiting } from "./use-waiting.ts";

/** What came of the search. Nothing stands here before a frame number that can exist has been asked for. */
export function LookupAnswer({ search }: { search: Search }): ReactNode {
  return (
    <section className="lookup__answer" aria-live="polite">
      {search.state === "ready" && <Answer key={search.frameNumber} frameNumber={search.frameNumber} />}
    </section>
  );
}

function Answer({ frameNumber }: { frameNumber: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(lookupQueries.byFrameNumber(frameNumber));
  const waiting = useWaiting(isFetching && data === undefined);
  if (data?.bike !== undefined) {
    return (
      <>
        <h2 className="lookup__count">{t(($) => $.lookup.hit)}</h2>
        <BikeCard bike={data.bike} />
      </>
    );
  }
  if (data !== undefined) return <NoHit frameNumber={data.frameNumber} />;
  if (isFetching) return waiting && <CardSkeleton />;
  return error !== null && <LookupFailure error={error} onRetry={() => void refetch()} />;
}
