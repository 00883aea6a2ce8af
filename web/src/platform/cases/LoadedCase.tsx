import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

type Props<T> = {
  query: {
    data: T | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: T) => ReactNode;
};

/** A case that is opened within its list, or what it failed by. */
export function LoadedCase<T>({ query, children }: Props<T>): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null || isFetching)
    return (
      <div className="late">
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["line", "block"]} />
      </div>
    );
  return (
    <div role="alert" className="ways">
      <p>{failureText(error)}</p>
      <button type="button" className="btn btn--ghost" onClick={() => void refetch()}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
