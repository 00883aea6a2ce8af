import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { SearchCard } from "#contract/bikes/search.ts";
import { stolenPage } from "#contract/thefts/stolen-page.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { PublicBikeCard } from "#web/ownership/public-bike/PublicBikeCard.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { type Area, areaOf, parametersOf } from "./area.ts";
import { SideColumn } from "./SideColumn.tsx";
import { CountyMap } from "./CountyMap.tsx";
import { recentTheftsQuery } from "./recent-thefts-query.ts";
import "./recent-thefts.css";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { WatchButton } from "#web/ads/alert-form/WatchButton.tsx";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { radii } from "#contract/platform/places.ts";
import { Choices, Text } from "#web/platform/ui/filter-form/FilterFields.tsx";
import { FilterForm } from "#web/platform/ui/filter-form/FilterForm.tsx";
import { Towns } from "#web/platform/ui/filter-form/Towns.tsx";
import { useAddressParameters } from "#web/platform/ui/use-address-parameters.ts";

type Props = { area: Area; onShow: (next: Area) => void };

function AreaForm({ area, onShow }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.recentThefts.filters);
  const colours = BikeColour.options.map((each) => [each, t(($) => $.vocabulary.colours[each])] as const);
  const types = BikeType.options.map((each) => [each, t(($) => $.vocabulary.types[each])] as const);
  const distances = radii.map((each) => [`${each}`, texts.radii[each]] as const);
  return (
    <FilterForm show={texts.show} onShow={(given) => onShow(areaOf(given))}>
      <Towns id="theft-towns" />
      <Text name="near" label={texts.near} value={area.near} list="theft-towns" />
      <Choices name="radius" label={texts.radius} value={area.radius ?? "1"} options={distances} />
      <Choices any={texts.any} name="type" label={texts.type} value={area.type} options={types} />
      <Choices any={texts.any} name="color" label={texts.color} value={area.color} options={colours} />
    </FilterForm>
  );
}

const miles = { "1": 1, "3": 3, "5": 5 } as const;

/** Creates an alert for thefts near a town. Strangers sign in first and come back. */
function WatchTown({ area, town }: { area: Area; town: string }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  if (session.state !== "signed-out" && !isCustomer) return null;
  const { radius = "1", type, color } = area;
  const name = t(($) => $.recentThefts.watch.name, { town }).slice(0, 60);
  return (
    <section className="thefts__watch" aria-labelledby="watch-town">
      <div>
        <h2 id="watch-town">{t(($) => $.recentThefts.watch.title, { town })}</h2>
        <p>{t(($) => $.recentThefts.watch.text)}</p>
      </div>
      {isCustomer ? (
        <WatchButton
          initial={{ name, kind: "stolen", criteria: { city: town, radius: miles[radius], type, color } }}
        >
          {t(($) => $.recentThefts.watch.button, { town })}
        </WatchButton>
      ) : (
        <Link className="btn btn--primary" to={signInPath(`/stolen?${parametersOf(area).toString()}`)}>
          {t(($) => $.recentThefts.watch.signIn)}
        </Link>
      )}
    </section>
  );
}

/** Takes the bike id from the page's path, so that signed-in people can write to the owner. */
const named = (bike: SearchCard): SearchCard => ({ ...bike, id: bike.page?.slice(stolenPage("").length) });

function Thefts({ area, onAll }: { area: Area; onAll: () => void }): ReactNode {
  const session = useSession();
  const query = useInfiniteQuery(recentTheftsQuery(area));
  const texts = useTexts(($) => $.recentThefts);
  const isNarrowed = parametersOf(area).size > 0;
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
          <EmptyList
            icon={ShieldCheck}
            title={texts.empty}
            text={isNarrowed ? texts.emptyText : texts.emptyAll}
          >
            {isNarrowed && (
              <button type="button" className="btn btn--ghost" onClick={onAll}>
                {texts.all}
              </button>
            )}
          </EmptyList>
        }
      >
        {(bike) => (
          <PublicBikeCard bike={session.state === "signed-in" ? named(bike) : bike} startsOpen={false} />
        )}
      </PagedList>
    </>
  );
}

/** The address holds the area, so that it can be shared. */
export function RecentTheftsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useAddressParameters();
  const area = areaOf(parameters);
  const { near: town } = area;
  const address = parametersOf(area).toString();
  const show = (next: Area): void => setParameters(parametersOf(next), { preventScrollReset: true });
  const heading =
    town === undefined ? t(($) => $.recentThefts.inSweden) : t(($) => $.recentThefts.near, { town });
  usePageTitle(town === undefined ? t(($) => $.recentThefts.title) : heading);
  return (
    <main className="wrap page thefts" id="content">
      <h1>{t(($) => $.recentThefts.title)}</h1>
      <p className="muted">{t(($) => $.recentThefts.lead)}</p>
      <AreaForm key={address} area={area} onShow={show} />
      <div className="stack thefts__columns">
        <section className="stack" aria-labelledby="latest-thefts">
          <h2 id="latest-thefts">{heading}</h2>
          <Thefts key={address} area={area} onAll={() => show({})} />
        </section>
        <div className="stack">
          {town !== undefined && <WatchTown area={area} town={town} />}
          <CountyMap />
          <SideColumn area={area} />
        </div>
      </div>
    </main>
  );
}
