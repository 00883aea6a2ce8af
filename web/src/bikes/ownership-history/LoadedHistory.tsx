import { useQuery, queryOptions } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { HistoryView } from "#web/bikes/history/HistoryView.tsx";
import { historyRoutes } from "#contract/bikes/history.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(historyRoutes, { token: getAccessToken });

/** Its receipt links work for five minutes. */
const historyQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.history(bikeId),
    queryFn: ({ signal }) => client.getHistory({ params: { bikeId } }, { signal }),
  });

type Props = { bikeId: string; compact?: boolean };

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
      <div className="stack stack--start">
        <output className="sr">{t(($) => $.history.loading)}</output>
        <Skeleton of={["name", "line"]} />
      </div>
    );
  }
  return (
    <div className="stack stack--start" role="alert">
      <p>
        <b>{t(($) => $.history.failed)}.</b> {failureText(error)}
      </p>
      <button type="button" className="btn btn--ghost" onClick={again}>
        {t(($) => $.common.tryAgain)}
      </button>
    </div>
  );
}
