import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode, Ref, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard, SearchPage } from "#contract/search.ts";
import { AccountInvitation } from "./AccountInvitation.tsx";
import { adsAddress, isAnsweredByAds } from "./ads-address.ts";
import { AdsInstead } from "./AdsInstead.tsx";
import { CardSkeletons } from "./CardSkeletons.tsx";
import { DidYouMean } from "./DidYouMean.tsx";
import { numberAsked } from "./number-asked.ts";
import { MoreResults } from "./MoreResults.tsx";
import { NearMiss, NoHit } from "./NoHit.tsx";
import { searchQueries, type Tier } from "./queries.ts";
import { ResultCount } from "./ResultCount.tsx";
import { ResultList } from "./ResultList.tsx";
import { SearchFailure } from "./SearchFailure.tsx";
import { endsHere } from "./ends-here.ts";
import { Taken } from "./Taken.tsx";
import { useCardAsked } from "./use-card-asked.ts";
import type { AskedSearch } from "./use-search.ts";
import { useWaiting } from "./use-waiting.ts";

type Props = {
  tier: Tier;
  asked: AskedSearch;
  field: RefObject<HTMLInputElement | null>;
  ref: Ref<HTMLElement>;
};

const cardsOf = (pages: readonly SearchPage[]): SearchCard[] => pages.flatMap(({ items }) => items);

/** What came of the search. */
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

function Outcome({ tier, asked, field }: Omit<Props, "ref">): ReactNode {
  const { search, address, show } = asked;
  const query = useInfiniteQuery(searchQueries.found(tier, search));
  const { data, error, isFetching, hasNextPage, refetch } = query;
  const waiting = useWaiting(isFetching && data === undefined);
  useCardAsked(query);
  if (data === undefined) {
    if (error !== null && !isFetching) return <SearchFailure error={error} onRetry={() => void refetch()} />;
    return waiting && <CardSkeletons />;
  }
  const cards = cardsOf(data.pages);
  const { didYouMean: suggested = [], understood } = data.pages[0] ?? {};
  const edit = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const near = suggested.length > 0 && <DidYouMean bikes={suggested} asked={numberAsked(search.q)} />;
  const taken = <Taken tier={tier} asked={asked} understood={understood} />;
  const isEmpty = cards.length === 0 && !hasNextPage;
  if (near === false && isAnsweredByAds(search, understood, isEmpty))
    return <AdsInstead address={adsAddress(search, understood)} understood={taken} />;
  if (isEmpty && near !== false) return <NearMiss search={search} near={near} onEdit={edit} />;
  if (isEmpty) return <NoHit search={search} understood={taken} onShow={show} onEdit={edit} />;
  return (
    <>
      {near}
      {taken}
      <ResultCount
        search={search}
        count={cards.length}
        onShow={show}
        isWhole={!hasNextPage && !endsHere(tier, data.pages)}
      />
      <ResultList search={search} cards={cards} />
      {hasNextPage && <MoreResults byItself={tier === "signed-in"} shown={cards.length} query={query} />}
      {endsHere(tier, data.pages) && <AccountInvitation address={address} />}
    </>
  );
}
