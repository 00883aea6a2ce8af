import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { SearchCard } from "#contract/search.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useSession } from "#web/auth/session.ts";
import { pageAddress } from "#web/i18n/page-address.ts";
import { BikeCard } from "#web/shared/bike-card/BikeCard.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { stolenBikeQuery } from "./stolen-bike-query.ts";
import "./stolen-bike.css";

/** An id that cannot be one is answered as an invalid request. */
const isUnknown = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "stolen-bike-not-found" || error.code === "invalid-request");

/** Someone signed in searches on the start page. */
function useSearchPage(): string {
  const session = useSession();
  const language = usePageLanguage();
  return session.state === "signed-in" ? "/" : pageAddress("/bike-search", language);
}

function Missed({ bike }: { bike: SearchCard }): ReactNode {
  const { t } = useTranslation();
  const search = useSearchPage();
  const named = [bike.brand, bike.model].filter((part) => part !== undefined).join(" ");
  const title = named === "" ? t(($) => $.stolenBike.title) : t(($) => $.stolenBike.titleOf, { bike: named });
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <section>
        <h2>{t(($) => $.stolenBike.seen)}</h2>
        <p>{t(($) => $.stolenBike.lead)}</p>
      </section>
      <BikeCard bike={bike} startsOpen />
      <Link className="btn btn--ghost" to={`${search}?status=stolen`}>
        {t(($) => $.stolenBike.more)}
      </Link>
    </>
  );
}

/** Also for a bike that never was: who has an old link is told no more than who makes one up. */
function NotMissed(): ReactNode {
  const { t } = useTranslation();
  const search = useSearchPage();
  const texts = t(($) => $.stolenBike.back, { returnObjects: true });
  usePageTitle(texts.title);
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Link className="btn btn--primary" to={search}>
        {texts.search}
      </Link>
    </>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <section role="alert" className="stolenbike__state">
      <h1>{t(($) => $.stolenBike.failed)}</h1>
      <p className="muted">{failureText(error)}</p>
      <button type="button" className="btn btn--primary" onClick={onRetry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </section>
  );
}

function Content({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(stolenBikeQuery(bikeId));
  if (error !== null && isUnknown(error)) return <NotMissed />;
  // Strangers sign in first, as in a search.
  if (data !== undefined)
    return <Missed bike={session.state === "signed-in" ? { ...data, id: bikeId } : data} />;
  if (error !== null && !isFetching) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <output className="sr">{t(($) => $.stolenBike.loading)}</output>
      <Skeleton of={["title", "badge", "plate", "block"]} />
    </>
  );
}

/** /stolen/:stolenBikeId, by which a stolen bike is passed on. It ends with the theft, so search engines leave it out. */
export function StolenBikePage(): ReactNode {
  const { stolenBikeId: bikeId = "" } = useParams();
  return (
    <main className="wrap stolenbike" id="content">
      <meta name="robots" content="noindex" />
      <Content key={bikeId} bikeId={bikeId} />
    </main>
  );
}
