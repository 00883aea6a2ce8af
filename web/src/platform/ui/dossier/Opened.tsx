import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import "./dossier.css";

type Props<Data> = {
  query: UseQueryResult<Data>;
  failed: string;
  why: (error: Error) => string;
  /** `openedAt` identifies this opening. */
  children: (data: Data, openedAt: number) => ReactNode;
};

/** Shows all data of one item once loaded. Each fetch is logged, so data is not refetched. */
export function Opened<Data>({ query, failed, why, children }: Props<Data>): ReactNode {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data, dataUpdatedAt);
  if (error !== null && !isFetching)
    return <FetchFailure title={failed} text={why(error)} onRetry={() => void refetch()} />;
  return (
    <div className="late stack">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["name", "line", "block", "block", "block"]} />
    </div>
  );
}
