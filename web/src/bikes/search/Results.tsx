import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, type Ref, type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, Link } from "react-router-dom";
import {
  type SearchCard,
  type SearchPage,
  publicPages,
  searchPageLength,
  type Understood,
} from "#contract/bikes/search.ts";
import { contactMark, isContactMark } from "#web/messages/contact-owner/contact-mark.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { adsAddress, isAnsweredByAds } from "./ads-address.ts";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { DidYouMean } from "./DidYouMean.tsx";
import { searchedNumber } from "./searched-number.ts";
import { MoreResults } from "./MoreResults.tsx";
import { NearMiss, NoHit } from "./NoHit.tsx";
import { searchQueries, type Tier } from "./queries.ts";
import { ResultCount } from "./ResultCount.tsx";
import { ResultList } from "./ResultList.tsx";
import { SearchFailure } from "./SearchFailure.tsx";
import type { CurrentSearch } from "./use-search.ts";
import { useWaiting } from "./use-waiting.ts";
import { UnderstoodChips } from "./UnderstoodChips.tsx";
import { WatchSearch } from "./WatchSearch.tsx";

type Query = {
  readonly data: { readonly pages: readonly { readonly items: readonly SearchCard[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/**
 * After signing in to write to an owner, loads pages until that bike is shown, but no more pages
 * than strangers see.
 */
const useContactedCard = ({ data, fetchNextPage, ...query }: Query): void => {
  const { hash } = useLocation();
  const pages = data?.pages ?? [];
  const isShown = pages.some(({ items }) => items.some((card) => contactMark(card) === hash));
  const canGoOn = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError;
  const goesOn = isContactMark(hash) && !isShown && canGoOn && pages.length < publicPages;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
};

type UnderstoodSearchProps = { tier: Tier; asked: CurrentSearch; understood: Understood | undefined };

function UnderstoodSearch({ tier, asked: { search, show }, understood }: UnderstoodSearchProps): ReactNode {
  return (
    <>
      {understood && <UnderstoodChips search={search} understood={understood} onShow={show} />}
      {tier === "signed-in" && <WatchSearch search={search} understood={understood} />}
    </>
  );
}

function AccountInvitation({ address }: { address: string }): ReactNode {
  const { t } = useTranslation();
  const next = `/?${address}`;
  return (
    <section className="invitation">
      <h3>{t(($) => $.search.invitation.title)}</h3>
      <p>{t(($) => $.search.invitation.text)}</p>
      <div className="search__actions">
        <Link className="btn btn--primary btn--lg" to={`/register?next=${encodeURIComponent(next)}`}>
          {t(($) => $.search.invitation.register)}
        </Link>
        <Link className="btn btn--ghost btn--lg" to={signInPath(next)}>
          {t(($) => $.search.invitation.signIn)}
        </Link>
      </div>
    </section>
  );
}

type AdsInsteadProps = { address: string; understood: ReactNode };

/** Refers to the ads, because an empty result here would suggest that none are for sale. */
function AdsInstead({ address, understood }: AdsInsteadProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="search__state">
      <div aria-live="polite">
        <h2>{t(($) => $.search.miss.none.for_sale)}</h2>
      </div>
      {understood}
      <div className="search__actions">
        <Link className="btn btn--primary btn--lg" to={address}>
          {t(($) => $.search.miss.ads)}
        </Link>
      </div>
    </div>
  );
}

/** True if the last public page is full, so there may be more. */
const reachesPublicLimit = (tier: Tier, pages: readonly SearchPage[]): boolean =>
  tier === "public" && pages.length >= publicPages && pages.at(-1)?.items.length === searchPageLength;

type Props = {
  tier: Tier;
  asked: CurrentSearch;
  field: RefObject<HTMLInputElement | null>;
  ref: Ref<HTMLElement>;
};

const cardsOf = (pages: readonly SearchPage[]): SearchCard[] => pages.flatMap(({ items }) => items);

export function Results({ ref, ...props }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <section
      className="results"
      id="results"
      tabIndex={-1}
      aria-label={t(($) => $.search.results.label)}
      ref={ref}
    >
      <Outcome {...props} />
    </section>
  );
}

const editOf = (field: RefObject<HTMLInputElement | null>) => (): void => {
  field.current?.focus();
  field.current?.select();
};

function Outcome({ tier, asked, field }: Omit<Props, "ref">): ReactNode {
  const { search, address, show } = asked;
  const query = useInfiniteQuery(searchQueries.found(tier, search));
  const { data, error, isFetching, hasNextPage, refetch } = query;
  const edit = editOf(field);
  const waiting = useWaiting(isFetching && data === undefined);
  useContactedCard(query);
  if (data === undefined) {
    if (error !== null && !isFetching) return <SearchFailure error={error} onRetry={() => void refetch()} />;
    return waiting && <CardSkeletons />;
  }
  const cards = cardsOf(data.pages);
  const { didYouMean: suggested = [], understood, sold: isSold = false } = data.pages[0] ?? {};
  const near = suggested.length > 0 && <DidYouMean bikes={suggested} asked={searchedNumber(search.q)} />;
  const taken = <UnderstoodSearch tier={tier} asked={asked} understood={understood} />;
  const isEmpty = cards.length === 0 && !hasNextPage;
  if (near === false && isAnsweredByAds(search, understood, isEmpty))
    return <AdsInstead address={adsAddress(search, understood)} understood={taken} />;
  if (isEmpty && near !== false)
    return <NearMiss search={search} isSold={isSold} near={near} onEdit={edit} />;
  if (isEmpty)
    return <NoHit search={search} isSold={isSold} understood={taken} onShow={show} onEdit={edit} />;
  return (
    <>
      {near}
      {taken}
      <ResultCount
        search={search}
        count={cards.length}
        onShow={show}
        isWhole={!hasNextPage && !reachesPublicLimit(tier, data.pages)}
      />
      <ResultList search={search} cards={cards} />
      {hasNextPage && <MoreResults isAutomatic={tier === "signed-in"} shown={cards.length} query={query} />}
      {reachesPublicLimit(tier, data.pages) && <AccountInvitation address={address} />}
    </>
  );
}
