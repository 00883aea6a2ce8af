import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { noteConnection } from "#web/platform/api/first-connection.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { subscribeToEvents } from "#web/platform/api/realtime.ts";
import { countsQuery } from "#web/platform/api/counts-query.ts";
import { everything, justMissed, staleAfter } from "./stale.ts";
import { type Source, useSubscription } from "./use-subscription.ts";

/** Milliseconds between polls of the unread counts while the connection is down. */
const pollInterval = 15_000;

const sourceOf = (userId: string): Source<Parameters<typeof staleAfter>[0]> => ({
  subscribe: (...listening) => subscribeToEvents(userId, ...listening),
  staleAfter,
  everything,
  justMissed,
});

/** Refetches what realtime events report as changed, and polls while the connection is down. */
export function Realtime({ userId }: { userId: string }): ReactNode {
  const queries = useQueryClient();
  const connection = useSubscription(useMemo(() => sourceOf(userId), [userId]));
  const down = connection === "down";
  const { data: counts } = useQuery({ ...countsQuery, refetchInterval: down && pollInterval });
  useEffect(() => {
    if (down) return;
    noteConnection();
    // Counts that were fetched before the connection may have missed events.
    if (queries.getQueryData(countsQuery.queryKey))
      void queries.invalidateQueries({ queryKey: countsQuery.queryKey }, { cancelRefetch: false });
  }, [queries, down]);
  useEffect(() => {
    // Events already cover this while the connection is up.
    if (!down || counts === undefined) return;
    for (const queryKey of [queryKeys.notifications.all, queryKeys.threads.all])
      void queries.invalidateQueries({ queryKey });
  }, [queries, down, counts]);
  return null;
}
