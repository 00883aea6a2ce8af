import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Bones } from "../Bones.tsx";
import { FetchFailure } from "./FetchFailure.tsx";
import "./paged-list.css";

type Page<T> = { readonly items: readonly T[] };

type Props<T> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  /** Says why nothing came, in words. */
  why: (error: Error) => string;
  empty: ReactNode;
  /** In the shape of what comes. */
  waiting?: ReactNode;
  keyOf: (item: T) => string;
  /** What the button says that asks for more. */
  more?: string;
  children: (item: T) => ReactNode;
};

type MoreProps = { text: string | undefined; busy: boolean; failed: boolean; onMore: () => void };

function More({ text, busy, failed, onMore }: MoreProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="paged__more">
      <p role="alert">{failed && t(($) => $.common.list.moreFailed)}</p>
      <button type="button" className="btn btn--ghost" aria-disabled={busy} onClick={onMore}>
        {failed ? t(($) => $.common.tryAgain) : (text ?? t(($) => $.common.list.more))}
      </button>
    </div>
  );
}

/** What comes a page at a time: its items, or that there are none, or why not; and more when asked. */
export function PagedList<T>({ query, why, empty, waiting, keyOf, more, children }: Props<T>): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, isFetchingNextPage: busy, isFetchNextPageError: failed } = query;
  if (data === undefined) {
    if (error !== null && !isFetching)
      return (
        <FetchFailure
          title={t(($) => $.common.list.failed)}
          text={why(error)}
          onRetry={() => void query.refetch()}
        />
      );
    return (
      <div className="paged__late">
        <output className="sr">{t(($) => $.common.loading)}</output>
        {waiting ?? <Bones of={["block", "block"]} />}
      </div>
    );
  }
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !query.hasNextPage) return empty;
  return (
    <>
      <ul className="paged">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {query.hasNextPage && (
        <More text={more} busy={busy} failed={failed} onMore={() => void (busy || query.fetchNextPage())} />
      )}
    </>
  );
}
