import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { HistoryView } from "#web/ui/history/HistoryView.tsx";
import { historyQuery } from "./history-query.ts";

type Props = { bikeId: string; compact?: boolean };

/** The history of a bike once it is there, or why it is not. */
export function LoadedHistory({ bikeId, compact = false }: Props): ReactNode {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { data, error, isFetching, refetch } = useQuery(historyQuery(bikeId));
  const again = (): void => void refetch();
  if (data !== undefined)
    return (
      <HistoryView
        history={data}
        compact={compact}
        now={now}
        onStale={again}
        receiptPath={`/my-bikes/${bikeId}/store-receipt`}
      />
    );
  if (error === null || isFetching) {
    return (
      <div className="history__waiting">
        <output className="sr">{t(($) => $.history.loading)}</output>
        <Skeleton of={["name", "line"]} />
      </div>
    );
  }
  return (
    <div className="history__failure" role="alert">
      <p>
        <b>{t(($) => $.history.failed)}.</b> {failureText(error)}
      </p>
      <button type="button" className="btn btn--ghost" onClick={again}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
