import { failureText } from "#web/platform/api/failure-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { pagedQuery } from "#web/platform/api/paged-query.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router-dom";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { type AdCard, AdOrder } from "#contract/ads/ads.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { AdCardView, useAdName } from "#web/ads/listings/AdCardView.tsx";
import { useSession, getAccessToken } from "#web/platform/auth/session.ts";
import { PublicBikeCard } from "#web/ownership/public-bike/PublicBikeCard.tsx";
import { useAddressParameters } from "#web/platform/ui/use-address-parameters.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { withSearchPass } from "#web/platform/api/search-pass.ts";
import { listingApi } from "#web/ads/listings/listings-api.ts";
import { adSearchOf, kindOf, parametersOf, type AdSearch, filterCount } from "./ad-search.ts";
import { Narrowing } from "./Narrowing.tsx";
import "./ads-page.css";

const adsQuery = (search: AdSearch) => {
  const query = Object.fromEntries(parametersOf(search, "ads"));
  return pagedQuery(queryKeys.listings.search(query), (cursor, signal) =>
    listingApi.searchAds({ query: { ...query, cursor } }, { signal }),
  );
};

const open = createClient(searchRoutes, { token: async () => undefined });
const personal = createClient(searchRoutes, { token: getAccessToken });

const wantedQuery = (isSignedIn: boolean, { brand, model, type, color, near: city }: AdSearch) => {
  const query = { status: "stolen", brand, model, type, color, city } as const;
  const queryKey = queryKeys.search.found(isSignedIn ? "signed-in" : "public", query);
  const pages = pagedQuery(queryKey, (cursor, signal) => {
    const request = { query: { ...query, cursor } };
    return isSignedIn
      ? personal.searchBikes(request, { signal })
      : withSearchPass((pass) => open.searchPublicly(request, { signal, pass }));
  });
  return { ...pages, refetchOnWindowFocus: false };
};

function Card({ ad }: { ad: AdCard }): ReactNode {
  const { search } = useLocation();
  const link = (
    <Link to={`/bike-ads/${ad.id}`} state={{ search }}>
      {useAdName(ad)}
    </Link>
  );
  return (
    <div className="adcard">
      <AdCardView ad={ad} as="h2" heading={link} />
    </div>
  );
}

function Empty({ narrowed }: { narrowed: boolean }): ReactNode {
  const texts = useTexts(($) => $.ads.list);
  return (
    <div className="ads__state">
      <BikeArt type="hybrid" className="ads__art" />
      <h2>{narrowed ? texts.empty : texts.emptyAll}</h2>
      <p className="muted">{narrowed ? texts.emptyText : texts.emptyAllText}</p>
    </div>
  );
}

function Order({ search, onShow }: { search: AdSearch; onShow: (next: AdSearch) => void }): ReactNode {
  const texts = useTexts(($) => $.ads.order);
  return (
    <select
      className="ads__order"
      aria-label={texts.label}
      value={search.order ?? "newest"}
      onChange={({ target }) => onShow({ ...search, order: AdOrder.parse(target.value) })}
    >
      {AdOrder.options.map((each) => (
        <option key={each} value={each}>
          {texts[each]}
        </option>
      ))}
    </select>
  );
}

function ForSale({ search, onShow }: { search: AdSearch; onShow: (next: AdSearch) => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Narrowing kind="ads" search={search} onShow={onShow}>
        <Order search={search} onShow={onShow} />
      </Narrowing>
      <section className="ads__list" aria-label={t(($) => $.ads.list.label)}>
        <PagedList
          query={useInfiniteQuery(adsQuery(search))}
          why={failureText}
          empty={<Empty narrowed={filterCount(search) > 0} />}
          keyOf={({ id }) => id}
        >
          {(ad) => <Card ad={ad} />}
        </PagedList>
      </section>
      <p className="ads__safe">{t(($) => $.ads.list.safe)}</p>
    </>
  );
}

function Wanted({ search, onShow }: { search: AdSearch; onShow: (next: AdSearch) => void }): ReactNode {
  const session = useSession();
  const texts = useTexts(($) => $.ads.wanted);
  return (
    <>
      <p className="muted">{texts.lead}</p>
      <Narrowing kind="stolen" search={search} onShow={onShow} />
      <section className="ads__list ads__list--wide" aria-label={texts.label}>
        <PagedList
          query={useInfiniteQuery(wantedQuery(session.state === "signed-in", search))}
          why={failureText}
          empty={<p>{filterCount(search) > 0 ? texts.emptyNarrowed : texts.empty}</p>}
          keyOf={({ id, page, frameNumber }) => id ?? page ?? frameNumber}
        >
          {(bike) => <PublicBikeCard bike={bike} startsOpen={false} />}
        </PagedList>
      </section>
    </>
  );
}

/** /bike-ads: the address holds the whole search, so that it can be shared. */
export function AdsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useAddressParameters();
  const texts = t(($) => $.ads.tabs, { returnObjects: true });
  const kind = kindOf(parameters);
  const search = adSearchOf(parameters);
  const List = kind === "stolen" ? Wanted : ForSale;
  usePageTitle(t(($) => $.ads.title));
  return (
    <main className="wrap ads" id="content">
      <h1>{t(($) => $.ads.title)}</h1>
      <LinkTabs
        label={texts.label}
        shown={kind}
        tabs={[
          { id: "ads", text: texts.forSale, to: "" },
          { id: "stolen", text: texts.wanted, to: "?tab=wanted" },
        ]}
      />
      <List
        search={search}
        onShow={(next) => setParameters(parametersOf(next, kind), { preventScrollReset: true })}
      />
    </main>
  );
}
