import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BikesFailure } from "#web/shared/own-bike/BikesFailure.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { BikeCards } from "./BikeCards.tsx";
import { BikesBar } from "./BikesBar.tsx";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { ExportAll } from "./ExportAll.tsx";
import { ListControls } from "./ListControls.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { NoBikes } from "./NoBikes.tsx";
import { NoneShown } from "./NoneShown.tsx";
import { useMyBikes } from "./use-my-bikes.ts";
import "./bikes.css";

/** From so many on they are sorted and filtered; fewer are seen at a glance. */
const manyBikes = 4;

function MyBikes(): ReactNode {
  const { t } = useTranslation();
  const { query, bikes, shown, sort, setSort, filter, setFilter } = useMyBikes();
  const { error, hasNextPage, isFetching } = query;
  if (bikes === undefined) {
    const retry = () => void query.refetch();
    if (error === null) return <CardSkeletons />;
    return <BikesFailure title={t(($) => $.bikes.failed)} error={error} onRetry={retry} busy={isFetching} />;
  }
  if (bikes.length === 0 && !hasNextPage) return <NoBikes />;
  const needsControls = bikes.length >= manyBikes || hasNextPage || filter !== "all";
  return (
    <>
      <BikesBar count={shown.length} isWhole={!hasNextPage} filter={filter} />
      {needsControls && <ListControls sort={sort} onSort={setSort} filter={filter} onFilter={setFilter} />}
      {shown.length === 0 && !hasNextPage ? (
        <NoneShown filter={filter} onAll={() => setFilter("all")} />
      ) : (
        <BikeCards bikes={shown} />
      )}
      {hasNextPage && (
        <LoadMore
          busy={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
      <div className="mybikes__tools">
        <ExportAll />
      </div>
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
      <Link className="mybikes__finds" to="/found-reports">
        {t(($) => $.bikes.foundReports)}
      </Link>
    </main>
  );
}
