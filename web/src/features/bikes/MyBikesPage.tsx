import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikesFailure } from "#web/auth/own-bike/BikesFailure.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BikeCards } from "./BikeCards.tsx";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { NoBikes } from "./NoBikes.tsx";
import { bikeQueries } from "./queries.ts";
import "./bikes.css";

function MyBikes(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(bikeQueries.mine);
  const { data, error, hasNextPage, isFetching } = query;
  if (data === undefined) {
    const retry = () => void query.refetch();
    if (error === null) return <CardSkeletons />;
    return <BikesFailure title={t(($) => $.bikes.failed)} error={error} onRetry={retry} busy={isFetching} />;
  }
  const bikes = data.pages.flatMap((page) => page.items);
  if (bikes.length === 0 && !hasNextPage) return <NoBikes />;
  return (
    <>
      <BikeCards bikes={bikes} isWhole={!hasNextPage} />
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

/** /my-bikes */
export function MyBikesPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bikes.title);
  usePageTitle(title);
  return (
    <main className="wrap mybikes" id="content">
      <h1>{title}</h1>
      <MyBikes />
    </main>
  );
}
