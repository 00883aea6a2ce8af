import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/bikes/search.ts";
import { searchQueries } from "./queries.ts";
import { ResultList } from "./ResultList.tsx";
import { everything, type Search } from "./search.ts";
import { useNear } from "./use-near.ts";

const stolen: Search = { ...everything, status: "stolen" };
const maxShown = 4;

const latestOf = (cards: readonly SearchCard[]): SearchCard[] =>
  cards.toSorted((a, b) => (b.stolenSince ?? "").localeCompare(a.stolenSince ?? "")).slice(0, maxShown);

/** Loaded only when scrolled into view, because a public search costs a proof of work. */
export function StolenBikes({ onShow }: { onShow: (next: Search) => void }): ReactNode {
  const { t } = useTranslation();
  const [seen, see] = useState(false);
  const place = useNear<HTMLElement>(seen ? undefined : 1, () => see(true), "0px");
  const { data, isError } = useInfiniteQuery({ ...searchQueries.found("public", stolen), enabled: seen });
  const cards = latestOf(data?.pages[0]?.items ?? []);
  if (isError || (data !== undefined && cards.length === 0)) return null;
  return (
    <section
      className="stack stack--start search__stolen"
      aria-labelledby="stolen-bikes"
      aria-busy={data === undefined}
      ref={place}
    >
      <h2 id="stolen-bikes">{t(($) => $.search.watch.title)}</h2>
      <ResultList search={stolen} cards={cards} />
      {data !== undefined && (
        <button type="button" className="btn btn--ghost" onClick={() => onShow(stolen)}>
          {t(($) => $.search.watch.all)}
        </button>
      )}
    </section>
  );
}
