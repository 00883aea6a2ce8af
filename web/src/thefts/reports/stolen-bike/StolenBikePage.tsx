import { useQuery, queryOptions } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams } from "react-router-dom";
import type { SearchCard } from "#contract/bikes/search.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { PublicBikeCard } from "#web/ownership/public-bike/PublicBikeCard.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./stolen-bike.css";
import { theftRoutes } from "#contract/thefts/thefts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";

/** A public route needs no token. */
const open = createClient(theftRoutes, { token: async () => undefined });

const stolenBikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.stolenBikes.one(bikeId),
    queryFn: ({ signal }) => open.getStolenBike({ params: { bikeId } }, { signal }),
  });

/** A malformed id is answered with `invalid-request`. */
const isUnknown = (error: Error): boolean =>
  error instanceof ProblemError &&
  (error.code === "stolen-bike-not-found" || error.code === "invalid-request");

/** Signed-in people search on the start page. */
function useSearchPage(): string {
  const session = useSession();
  const language = usePageLanguage();
  return session.state === "signed-in" ? "/" : pageAddress("/bike-search", language);
}

function StolenBike({ bike }: { bike: SearchCard }): ReactNode {
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
      <PublicBikeCard bike={bike} startsOpen />
      <Link className="btn btn--ghost" to={`${search}?status=stolen`}>
        {t(($) => $.stolenBike.more)}
      </Link>
    </>
  );
}

/** Looks the same for a bike that never existed, so that a guessed link reveals nothing. */
function NoLongerStolen(): ReactNode {
  const search = useSearchPage();
  const texts = useTexts(($) => $.stolenBike.back);
  usePageTitle(texts.title);
  return (
    <EmptyList icon={ShieldCheck} heading="h1" title={texts.title} text={texts.text}>
      <Link className="btn btn--primary" to={search}>
        {texts.search}
      </Link>
    </EmptyList>
  );
}

function Content({ bikeId }: { bikeId: string }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const query = useQuery(stolenBikeQuery(bikeId));
  const { data, error } = query;
  if (error !== null && isUnknown(error)) return <NoLongerStolen />;
  // Strangers sign in first, as in searches.
  if (data !== undefined)
    return <StolenBike bike={session.state === "signed-in" ? { ...data, id: bikeId } : data} />;
  const failed = t(($) => $.stolenBike.failed);
  return <NotLoaded query={query} heading="h1" failed={failed} of={["title", "badge", "plate", "block"]} />;
}

/** The page of a shared stolen bike. Search engines must not index it, because it ends with the theft. */
export function StolenBikePage(): ReactNode {
  const { stolenBikeId: bikeId = "" } = useParams();
  return (
    <main className="wrap page stolenbike" id="content">
      <meta name="robots" content="noindex" />
      <Content key={bikeId} bikeId={bikeId} />
    </main>
  );
}
