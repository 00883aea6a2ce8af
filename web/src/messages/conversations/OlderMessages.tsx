import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type OlderQuery = {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

export function OlderMessages({ older }: { older: OlderQuery }): ReactNode {
  const { t } = useTranslation();
  if (!older.hasNextPage) return null;
  const { isFetchingNextPage: busy, isFetchNextPageError: failed } = older;
  return (
    <div className="log__older">
      <p role="alert">{failed && t(($) => $.messages.thread.olderFailed)}</p>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={busy}
        onClick={() => void (busy || older.fetchNextPage())}
      >
        {busy ? t(($) => $.common.loading) : t(($) => $.messages.thread.older)}
      </button>
    </div>
  );
}
