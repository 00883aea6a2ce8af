import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "#web/bikes/search/use-search.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { AdminSearchForm } from "./AdminSearchForm.tsx";
import { adminSearchOf, isEmptySearch, type AdminSearch } from "./admin-search.ts";
import "#web/bikes/search/search.css";
import "./admin-search.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CardSkeletons } from "#web/bikes/search/CardSkeletons.tsx";
import { MoreResults } from "#web/bikes/search/MoreResults.tsx";
import { SearchFailure } from "#web/bikes/search/SearchFailure.tsx";
import { useWaiting } from "#web/bikes/search/use-waiting.ts";
import { AdminCard } from "./AdminCard.tsx";
import { adminSearchRoutes } from "#contract/office/admin-search.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(adminSearchRoutes, { token: getAccessToken });

/** Every request is logged, so nothing is refetched automatically. */
const adminSearchQuery = (search: AdminSearch) => ({
  ...pagedQuery(adminQueryKeys.search.found(search), (cursor, signal) =>
    client.searchAllBikes({ query: { ...search, cursor } }, { signal }),
  ),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

function AdminResults({ search }: { search: AdminSearch }): ReactNode {
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
        {count === 0 && !hasNextPage ? t(($) => $.search.admin.none) : some}
      </h2>
      <ol className="stack results__cards">
        {bikes.map((bike) => (
          <li key={bike.id}>
            <AdminCard bike={bike} />
          </li>
        ))}
      </ol>
      {hasNextPage && <MoreResults isAutomatic={false} shown={count} query={query} />}
    </>
  );
}

export function AdminSearchPage(): ReactNode {
  const { t } = useTranslation();
  const address = useAddress(adminSearchOf);
  const title = t(($) => $.search.admin.title);
  usePageTitle(title);
  return (
    <main className="wrap search" id="content">
      <h1>{title}</h1>
      <p className="recorded">
        <Eye size={20} aria-hidden="true" />
        {t(($) => $.search.admin.recorded)}
      </p>
      <AdminSearchForm asked={address} />
      {isEmptySearch(address.search) ? (
        <p className="muted admin-empty">{t(($) => $.search.admin.nothingAsked)}</p>
      ) : (
        <AdminResults key={address.address} search={address.search} />
      )}
    </main>
  );
}
