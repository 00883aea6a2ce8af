import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useNear } from "./use-near.ts";

type Pages = {
  readonly error: Error | null;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

type Props = {
  /** Loads the next page without a click. */
  isAutomatic: boolean;
  shown: number;
  query: Pages;
};

/** Loads the next page when scrolled near or clicked. After a failure it waits for a click. */
export function MoreResults({ isAutomatic, shown, query }: Props): ReactNode {
  const { t } = useTranslation();
  const { error, isFetchingNextPage: busy, isFetchNextPageError: failed } = query;
  // A refused cursor stays refused, so the search starts again.
  const isRefused = error instanceof ProblemError && error.code === "invalid-cursor";
  const more = (): void => void (isRefused ? query.refetch() : query.fetchNextPage());
  const place = useNear<HTMLDivElement>(isAutomatic && !busy && !failed ? shown : undefined, more);
  return (
    <div ref={place} className="results__more">
      <p role="alert">{failed && error !== null && failureText(error)}</p>
      <button type="button" className="btn btn--ghost btn--lg" onClick={more} aria-disabled={busy}>
        {moreText(
          busy,
          failed,
          t(($) => $.search.results, { returnObjects: true }),
          t(($) => $.common.tryAgain),
        )}
      </button>
    </div>
  );
}

const moreText = (
  busy: boolean,
  failed: boolean,
  texts: { loading: string; more: string },
  again: string,
): string => {
  if (busy) return texts.loading;
  return failed ? again : texts.more;
};
