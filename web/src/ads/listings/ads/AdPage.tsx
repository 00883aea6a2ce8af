import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { ChevronLeft, ChevronRight, Megaphone } from "lucide-react";
import { type ReactNode, useRef, useState, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Ad } from "#contract/ads/ads.ts";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router-dom";
import * as z from "zod";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { ProblemError } from "#web/platform/api/errors.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useAdName } from "#web/ads/listings/AdCardView.tsx";
import { adQuery, listingApi } from "#web/ads/listings/listings-api.ts";
import { AdSide } from "./AdSide.tsx";
import "./ads-page.css";

type StepsProps = { place: number; count: number; onShow: (place: number) => void };

/** For mice, which neither swipe nor scroll sideways. */
function Steps({ place, count, onShow }: StepsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ad__steps">
      <button
        type="button"
        className="iconbtn"
        aria-label={t(($) => $.ads.ad.photoBefore)}
        aria-disabled={place === 0}
        onClick={() => onShow(Math.max(0, place - 1))}
      >
        <ChevronLeft size={22} aria-hidden="true" />
      </button>
      <output>
        {place + 1} / {count}
      </output>
      <button
        type="button"
        className="iconbtn"
        aria-label={t(($) => $.ads.ad.photoAfter)}
        aria-disabled={place === count - 1}
        onClick={() => onShow(Math.min(count - 1, place + 1))}
      >
        <ChevronRight size={22} aria-hidden="true" />
      </button>
    </div>
  );
}

export function Photos({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const { photoUrls, type, color } = ad;
  const count = photoUrls.length;
  if (count === 0) return <BikePicture bike={{ type, color }} className="ad__photo" />;
  const show = (next: number): void => {
    setPlace(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <div className="ad__gallery">
      <ul
        ref={list}
        className="ad__photos"
        aria-label={t(($) => $.ads.ad.photos)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setPlace(Math.round((scrollLeft / scrollWidth) * count))
        }
      >
        {photoUrls.map((url, at) => (
          <li key={url}>
            <img className="ad__photo" src={url} alt={t(($) => $.ads.ad.photo, { number: at + 1, count })} />
          </li>
        ))}
      </ul>
      {count > 1 && <Steps place={place} count={count} onShow={show} />}
    </div>
  );
}

function Properties({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const { brand, model, type, color, condition } = ad;
  const facts = [
    [t(($) => $.bikeCard.brand), brand],
    [t(($) => $.bikeCard.model), model],
    [t(($) => $.bikeCard.type), type && t(($) => $.vocabulary.types[type])],
    [t(($) => $.bikeCard.color), color && t(($) => $.vocabulary.colours[color])],
    [t(($) => $.ads.ad.condition), t(($) => $.ads.ad.conditions[condition])],
  ] as const;
  return (
    <section>
      <h2>{t(($) => $.ads.ad.facts)}</h2>
      <Facts facts={facts.map(([term, value]) => [term, value ?? t(($) => $.common.hidden)])} />
    </section>
  );
}

function AdView({ ad }: { ad: Ad }): ReactNode {
  const { t } = useTranslation();
  const name = useAdName(ad);
  usePageTitle(name);
  const { id, state } = ad;
  useEffect(() => {
    if (state === "active") listingApi.countView({ params: { listingId: id } }).catch(() => undefined);
  }, [id, state]);
  return (
    <div className="ad__columns">
      <Photos ad={ad} />
      <AdSide ad={ad} name={name} />
      <div className="stack">
        {ad.text !== undefined && (
          <section>
            <h2>{t(($) => $.ads.ad.about)}</h2>
            <p className="ad__text">{ad.text}</p>
          </section>
        )}
        <Properties ad={ad} />
      </div>
    </div>
  );
}

/** A malformed id fails with `invalid-request`. */
const isNotFound = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "listing-not-found" || error.code === "invalid-request");

function NotFound(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.ads.ad, { returnObjects: true });
  return (
    <EmptyList icon={Megaphone} heading="h1" title={texts.notFound} text={texts.notFoundText}>
      <Link className="btn btn--primary" to="/bike-ads">
        {texts.all}
      </Link>
    </EmptyList>
  );
}

function Content({ listingId }: { listingId: string }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(adQuery(listingId));
  const { data, error } = query;
  if (data !== undefined) return <AdView ad={data} />;
  if (error !== null && isNotFound(error)) return <NotFound />;
  const failed = t(($) => $.ads.list.failed);
  return <NotLoaded query={query} heading="h1" failed={failed} of={["badge", "title", "plate", "block"]} />;
}

/** The filters of the list that the reader came from. */
const CameFrom = z.object({ search: z.string() });

export function AdPage(): ReactNode {
  const { t } = useTranslation();
  const { listingId = "" } = useParams();
  const { data: from } = CameFrom.safeParse(useLocation().state);
  return (
    <main className="wrap ad" id="content">
      <BackLink to={{ pathname: "/bike-ads", search: from?.search ?? "" }}>
        {t(($) => $.ads.ad.back)}
      </BackLink>
      <Content key={listingId} listingId={listingId} />
    </main>
  );
}
