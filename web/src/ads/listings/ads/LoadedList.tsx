import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

type Pages = {
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

function Waiting(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ads__list late">
      <output className="sr">{t(($) => $.ads.list.loading)}</output>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} aria-hidden="true">
          <Skeleton of={["block", "title", "badge"]} />
        </div>
      ))}
    </div>
  );
}

function More({ query }: { query: Pages }): ReactNode {
  const { t } = useTranslation();
  const busy = query.isFetchingNextPage;
  return (
    <button
      type="button"
      className="btn btn--ghost btn--lg ads__more"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) void query.fetchNextPage();
      }}
    >
      {busy ? t(($) => $.ads.list.loadingMore) : t(($) => $.ads.list.more)}
    </button>
  );
}

type Props = {
  query: Pages;
  /** Undefined until the first page has loaded. */
  cards: readonly ReactNode[] | undefined;
  label: string;
  /** Cards with text beside their picture need wide columns. */
  wide?: boolean;
  empty: ReactNode;
};

/** Shows a list page by page. A page can be empty and still have a next one. */
export function LoadedList({ query, cards, label, wide = false, empty }: Props): ReactNode {
  const { t } = useTranslation();
  if (cards === undefined && query.error)
    return (
      <FetchFailure
        title={t(($) => $.ads.list.failed)}
        text={failureText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  if (cards === undefined) return <Waiting />;
  return (
    <>
      {cards.length === 0 && !query.hasNextPage && empty}
      {cards.length === 0 && query.hasNextPage && <p className="muted">{t(($) => $.ads.list.further)}</p>}
      {cards.length > 0 && (
        <ul className={wide ? "ads__list ads__list--wide" : "ads__list"} aria-label={label}>
          {cards}
        </ul>
      )}
      {query.error && <p role="alert">{failureText(query.error)}</p>}
      {query.hasNextPage && <More query={query} />}
    </>
  );
}
