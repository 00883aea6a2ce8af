import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CardSkeletons } from "#web/features/search/CardSkeletons.tsx";
import { MoreResults } from "#web/features/search/MoreResults.tsx";
import { SearchFailure } from "#web/features/search/SearchFailure.tsx";
import { useWaiting } from "#web/features/search/use-waiting.ts";
import { AdminCard } from "./AdminCard.tsx";
import { adminSearchQuery } from "./admin-queries.ts";
import type { AdminSearch } from "./admin-search.ts";

export function AdminResults({ search }: { search: AdminSearch }): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="results admin-results" aria-label={t(($) => $.search.results.label)}>
      <Outcome search={search} />
    </section>
  );
}

function Outcome({ search }: { search: AdminSearch }): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(adminSearchQuery(search));
  const { data, error, isFetching, hasNextPage, refetch } = query;
  const waiting = useWaiting(isFetching && data === undefined);
  if (data === undefined) {
    if (error !== null && !isFetching) return <SearchFailure error={error} onRetry={() => void refetch()} />;
    return waiting && <CardSkeletons />;
  }
  const bikes = data.pages.flatMap(({ items }) => items);
  const { length: count } = bikes;
  const some = hasNextPage
    ? t(($) => $.search.results.countSoFar, { count })
    : t(($) => $.search.results.count, { count });
  return (
    <>
      <h2 className="results__count" aria-live="polite">
        {count === 0 && !hasNextPage ? t(($) => $.search.miss.none.any) : some}
      </h2>
      <ol className="results__cards">
        {bikes.map((bike) => (
          <li key={bike.id}>
            <AdminCard bike={bike} />
          </li>
        ))}
      </ol>
      {hasNextPage && <MoreResults byItself={false} shown={count} query={query} />}
    </>
  );
}
