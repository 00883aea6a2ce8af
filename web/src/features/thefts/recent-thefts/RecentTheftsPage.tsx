import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { SearchCard } from "#contract/search.ts";
import { stolenPage } from "#contract/stolen-page.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useSession } from "#web/auth/session.ts";
import { BikeCard } from "#web/shared/bike-card/BikeCard.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { type Area, areaOf, parametersOf } from "./area.ts";
import { AreaForm } from "./AreaForm.tsx";
import { Beside } from "./Beside.tsx";
import { CountyMap } from "./CountyMap.tsx";
import { recentTheftsQuery } from "./recent-thefts-query.ts";
import { WatchTown } from "./WatchTown.tsx";
import "./recent-thefts.css";

/** The address of its page names a bike, so that who has signed in can write to its owner. */
const named = (bike: SearchCard): SearchCard => ({ ...bike, id: bike.page?.slice(stolenPage("").length) });

function Thefts({ area, onAll }: { area: Area; onAll: () => void }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const query = useInfiniteQuery(recentTheftsQuery(area));
  const texts = t(($) => $.recentThefts, { returnObjects: true });
  const isEmptySoFar = query.data?.pages.every(({ items }) => items.length === 0) ?? false;
  return (
    <>
      {isEmptySoFar && query.hasNextPage && <p className="muted">{texts.further}</p>}
      <PagedList
        query={query}
        why={failureText}
        keyOf={({ page = "" }) => page}
        words={{ loading: texts.loading, failed: texts.failed, more: texts.more }}
        empty={
          <EmptyList icon={ShieldCheck} title={texts.empty} text={texts.emptyText}>
            {parametersOf(area).size > 0 && (
              <button type="button" className="btn btn--ghost" onClick={onAll}>
                {texts.all}
              </button>
            )}
          </EmptyList>
        }
      >
        {(bike) => <BikeCard bike={session.state === "signed-in" ? named(bike) : bike} startsOpen={false} />}
      </PagedList>
    </>
  );
}

/** /stolen: what was stolen last, in Sweden or near a town. The address holds the area, so that it can be shared. */
export function RecentTheftsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const area = areaOf(parameters);
  const { near: town } = area;
  const address = parametersOf(area).toString();
  const show = (next: Area): void => setParameters(parametersOf(next), { preventScrollReset: true });
  const heading =
    town === undefined ? t(($) => $.recentThefts.inSweden) : t(($) => $.recentThefts.near, { town });
  usePageTitle(town === undefined ? t(($) => $.recentThefts.title) : heading);
  return (
    <main className="wrap thefts" id="content">
      <h1>{t(($) => $.recentThefts.title)}</h1>
      <p className="muted">{t(($) => $.recentThefts.lead)}</p>
      <AreaForm key={address} area={area} onShow={show} />
      <div className="thefts__columns">
        <section className="thefts__list" aria-labelledby="latest-thefts">
          <h2 id="latest-thefts">{heading}</h2>
          <Thefts key={address} area={area} onAll={() => show({})} />
        </section>
        <div className="thefts__side">
          {town !== undefined && <WatchTown area={area} town={town} />}
          <CountyMap />
          <Beside area={area} />
        </div>
      </div>
    </main>
  );
}
