import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useNear } from "./use-near.ts";

type Pages = {
  readonly error: Error | null;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

type Props = {
  /** Whether it comes without being asked for. */
  byItself: boolean;
  /** How many cards there are already. */
  shown: number;
  query: Pages;
};

/** The next page, when it is near or asked for. After a failure it waits to be asked. */
export function MoreResults({ byItself, shown, query }: Props): ReactNode {
  const { t } = useTranslation();
  const { error, isFetchingNextPage: busy, isFetchNextPageError: failed } = query;
  // A cursor that is refused now is refused for ever.
  const isRefused = error instanceof ProblemError && error.code === "invalid-cursor";
  const more = (): void => void (isRefused ? query.refetch() : query.fetchNextPage());
  const place = useNear<HTMLDivElement>(byItself && !busy && !failed ? shown : undefined, more);
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
