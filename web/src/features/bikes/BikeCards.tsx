import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeCard } from "./BikeCard.tsx";
import { BikesFailure } from "./BikesFailure.tsx";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { NoBikes } from "./NoBikes.tsx";
import { bikeQueries } from "./queries.ts";

export function BikeCards(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(bikeQueries.mine);
  const { data, error, hasNextPage } = query;
  if (data === undefined) {
    const { isFetching: busy } = query;
    const retry = () => void query.refetch();
    if (error === null) return <CardSkeletons />;
    return <BikesFailure title={t(($) => $.bikes.failed)} error={error} onRetry={retry} busy={busy} />;
  }
  const bikes = data.pages.flatMap((page) => page.items);
  if (bikes.length === 0 && !hasNextPage) return <NoBikes />;
  const { length: count } = bikes;
  return (
    <>
      <output className="mybikes__count">
        {hasNextPage ? t(($) => $.bikes.countSoFar, { count }) : t(($) => $.bikes.count, { count })}
      </output>
      <ul className="mybikes__cards">
        {bikes.map((bike) => (
          <li key={bike.id}>
            <BikeCard bike={bike} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}
