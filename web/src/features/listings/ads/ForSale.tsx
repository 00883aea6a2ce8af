import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { type AdCard, AdOrder } from "#contract/ads.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { AdCardView, useAdName } from "../AdCardView.tsx";
import { adsQuery } from "./ad-queries.ts";
import { type AdSearch, adSearchOf, filterCount, parametersOf } from "./ad-search.ts";
import { Chosen } from "./Chosen.tsx";
import { Filters } from "./Filters.tsx";
import { LoadedList } from "./LoadedList.tsx";
import { WatchAds } from "./WatchAds.tsx";

function Card({ ad }: { ad: AdCard }): ReactNode {
  return (
    <li className="adcard">
      <AdCardView ad={ad} as="h2" heading={<Link to={`/bike-ads/${ad.id}`}>{useAdName(ad)}</Link>} />
    </li>
  );
}

function Empty({ narrowed }: { narrowed: boolean }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.ads.list, { returnObjects: true });
  return (
    <div className="ads__state">
      <BikeArt type="hybrid" className="ads__art" />
      <h2>{narrowed ? texts.empty : texts.emptyAll}</h2>
      <p className="muted">{narrowed ? texts.emptyText : texts.emptyAllText}</p>
    </div>
  );
}

function Order({ search, onShow }: { search: AdSearch; onShow: (next: AdSearch) => void }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.ads.order, { returnObjects: true });
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

/** The bikes for sale. The address holds the whole search, so that it can be shared. */
export function ForSale(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const search = adSearchOf(parameters);
  const query = useInfiniteQuery(adsQuery(search));
  const show = (next: AdSearch): void => setParameters(parametersOf(next), { preventScrollReset: true });
  const cards = query.data?.pages.flatMap(({ items }) => items).map((ad) => <Card key={ad.id} ad={ad} />);
  return (
    <>
      <Filters key={parametersOf(search).toString()} search={search} onShow={show} />
      <div className="ads__bar">
        <Chosen search={search} onShow={show} />
        <Order search={search} onShow={show} />
      </div>
      <WatchAds search={search} />
      <LoadedList
        query={query}
        cards={cards}
        label={t(($) => $.ads.list.label)}
        empty={<Empty narrowed={filterCount(search) > 0} />}
      />
      <p className="ads__safe">{t(($) => $.ads.list.safe)}</p>
    </>
  );
}
