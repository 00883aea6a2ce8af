import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import "./dossier.css";

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** The heading where it could not be opened, and why. */
  failed: string;
  why: (error: Error) => string;
  /** `openedAt` tells the openings apart. */
  children: (data: Data, openedAt: number) => ReactNode;
};

/** A page of all that is known of one thing, once it has been opened. */
export function Opened<Data>({ query, failed, why, children }: Props<Data>): ReactNode {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data, dataUpdatedAt);
  if (error !== null && !isFetching)
    return <FetchFailure title={failed} text={why(error)} onRetry={() => void refetch()} />;
  return (
    <div className="late dossier__late">
      <output className="sr">{t(($) => $.common.loading)}</output>
      <Skeleton of={["name", "line", "block", "block", "block"]} />
    </div>
  );
}
