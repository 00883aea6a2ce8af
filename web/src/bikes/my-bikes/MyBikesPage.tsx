import { type ReactNode, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { Button } from "antd";
import { useQuery } from "@tanstack/react-query";
import { PlusCircle, FileDown } from "lucide-react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import type { Bike } from "#contract/bikes/bike.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { PriceNote } from "#web/points/prices/PriceNote.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { prices } from "#contract/points/prices.ts";
import { ListControls } from "./ListControls.tsx";
import { LoadMore } from "./LoadMore.tsx";
import { useMyBikes } from "./use-my-bikes.ts";
import { BikeCard } from "./BikeCard.tsx";
import type { BikeFilter } from "./bike-filter.ts";
import "#web/platform/ui/list/link-card.css";
import "./bikes.css";

/** CSS hides it for the first 300 ms. */
function CardSkeletons(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="late">
      <output className="sr">{t(($) => $.bikes.loading)}</output>
      <Skeleton of={["count"]} />
      <div className="mybikes__cards" aria-hidden="true">
        {["first", "second", "third"].map((card) => (
          <div key={card} className="mybike">
            <span className="mybike__picture" />
            <div className="mybike__body">
              <Skeleton of={["badge", "name", "plate"]} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

const ExportDialog = lazy(async () => ({ default: (await import("./ExportDialog.tsx")).ExportDialog }));

function ExportAll(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        icon={<FileDown size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(($) => $.bikes.export.open)}
      </Button>
      <Suspense>{open && <ExportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function RegisterButton(): ReactNode {
  const { t } = useTranslation();
  return (
    <Link to="/bike-registration" className="btn btn--primary btn--lg">
      <PlusCircle size={20} aria-hidden="true" />
      {t(($) => $.bikes.register)}
    </Link>
  );
}

function NoBikes(): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  return (
    <section className="mybikes__state">
      <div className="mybikes__art">
        <BikeArt type="hybrid" color="gul" />
      </div>
      <h2>{t(($) => $.bikes.empty.title)}</h2>
      <p className="muted">{t(($) => $.bikes.empty.text)}</p>
      {me && <PriceNote cost={prices.registration} points={me.points} next="/bike-registration" />}
      <RegisterButton />
    </section>
  );
}

function NoneShown({ filter, onAll }: { filter: BikeFilter; onAll: () => void }): ReactNode {
  const texts = useTexts(($) => $.bikes.filter);
  return (
    <section className="mybikes__state">
      <div className="mybikes__art mybikes__art--faded">
        <BikeArt type="hybrid" />
      </div>
      <h2>{filter === "stolen" ? texts.noneStolen : texts.noneReview}</h2>
      <Button size="large" onClick={onAll}>
        {texts.showAll}
      </Button>
    </section>
  );
}

type Props = { count: number; isWhole: boolean; filter: BikeFilter };

function BikesBar({ count, isWhole, filter }: Props): ReactNode {
  const { t } = useTranslation();
  const ofAll = isWhole ? t(($) => $.bikes.count, { count }) : t(($) => $.bikes.countSoFar, { count });
  return (
    <div className="ways ways--ends mybikes__bar">
      <output className="mybikes__count">
        {filter === "all" ? ofAll : t(($) => $.bikes.filter.shown, { count })}
      </output>
      <RegisterButton />
    </div>
  );
}

function BikeCards({ bikes }: { bikes: readonly Bike[] }): ReactNode {
  return (
    <ul ref={steadyList} className="mybikes__cards">
      {bikes.map((bike) => (
        <li key={bike.id}>
          <BikeCard bike={bike} />
        </li>
      ))}
    </ul>
  );
}

/** Fewer bikes need no sorting and filtering. */
const manyBikes = 4;

function MyBikes(): ReactNode {
  const { t } = useTranslation();
  const { query, bikes, shown, sort, setSort, filter, setFilter } = useMyBikes();
  const { error, hasNextPage, isFetching } = query;
  if (bikes === undefined) {
    const retry = () => void query.refetch();
    if (error === null) return <CardSkeletons />;
    return (
      <FetchFailure
        title={t(($) => $.bikes.failed)}
        text={failureText(error)}
        onRetry={retry}
        busy={isFetching}
      />
    );
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
      <div className="ways ways--apart mybikes__tools">
        <ExportAll />
      </div>
    </>
  );
}

export function MyBikesPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.bikes.title);
  usePageTitle(title);
  return (
    <main className="wrap page mybikes" id="content">
      <h1>{title}</h1>
      <MyBikes />
      <Link className="mybikes__finds" to="/found-reports">
        {t(($) => $.bikes.foundReports)}
      </Link>
    </main>
  );
}
