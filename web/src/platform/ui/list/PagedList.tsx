import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { FetchFailure } from "./FetchFailure.tsx";
import { keepFocus } from "./keep-focus.ts";
import "./paged-list.css";

/** Keeps the pointer's target and the focus steady when rows disappear. */
const holdList = (list: HTMLUListElement | null): (() => void) => {
  const ends = [steadyList(list), keepFocus(list)];
  return () => ends.forEach((end) => end?.());
};

type Page<T> = { readonly items: readonly T[] };

type Words = {
  readonly loading?: string;
  readonly failed?: string;
  readonly more?: string;
  readonly moreFailed?: string;
};

type Props<T> = {
  query: UseInfiniteQueryResult<InfiniteData<Page<T>>>;
  why: (error: Error) => string;
  empty: ReactNode;
  waiting?: ReactNode;
  keyOf: (item: T) => string;
  isShown?: (item: T) => boolean;
  words?: Words | undefined;
  children: (item: T) => ReactNode;
};

type MoreProps = { words: Words; busy: boolean; failed: boolean; onMore: () => void };

function More({ words, busy, failed, onMore }: MoreProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="paged__more">
      <p role="alert">{failed && (words.moreFailed ?? t(($) => $.common.list.moreFailed))}</p>
      <button type="button" className="btn btn--ghost" aria-disabled={busy} onClick={onMore}>
        {failed ? t(($) => $.common.tryAgain) : (words.more ?? t(($) => $.common.list.more))}
      </button>
    </div>
  );
}

type FirstProps = Pick<Props<unknown>, "why" | "waiting" | "words"> & {
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
};

function First({ query: { error, isFetching, refetch }, why, waiting, words = {} }: FirstProps): ReactNode {
  const { t } = useTranslation();
  if (error !== null && !isFetching)
    return (
      <FetchFailure
        title={words.failed ?? t(($) => $.common.list.failed)}
        text={why(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="paged__late">
      <output className="sr">{words.loading ?? t(($) => $.common.loading)}</output>
      {waiting ?? <Skeleton of={["block", "block"]} />}
    </div>
  );
}

/** Loads page by page, and ignores presses on rows that have just moved. */
export function PagedList<T>(props: Props<T>): ReactNode {
  const { query, empty, keyOf, isShown = () => true, words, children, ...first } = props;
  const { data, isFetchingNextPage: busy, isFetchNextPageError: failed } = query;
  if (data === undefined) return <First {...first} query={query} words={words} />;
  const items = data.pages.flatMap((page) => page.items).filter(isShown);
  if (items.length === 0 && !query.hasNextPage) return empty;
  const more = (): void => void (busy || query.fetchNextPage());
  return (
    <>
      <ul ref={holdList} className="paged">
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {query.hasNextPage && <More words={words ?? {}} busy={busy} failed={failed} onMore={more} />}
    </>
  );
}
