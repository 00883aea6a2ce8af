import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { queryKeys } from "#web/api/query-keys.ts";
import { subscribeToEvents } from "#web/api/realtime.ts";
import { countsQuery } from "#web/shared/counts-query.ts";
import { everything, justMissed, staleAfter } from "./stale.ts";
import { type Source, useSubscription } from "./use-subscription.ts";

/** How often it is asked what is unread while nothing is told. */
const pollInterval = 15_000;

const sourceOf = (userId: string): Source<Parameters<typeof staleAfter>[0]> => ({
  subscribe: (...listening) => subscribeToEvents(userId, ...listening),
  staleAfter,
  everything,
  justMissed,
});

/** Keeps what a signed-in person sees true: it fetches again what the server says has changed, and asks by itself while the server cannot say. */
export function Realtime({ userId }: { userId: string }): ReactNode {
  const queries = useQueryClient();
  const connection = useSubscription(useMemo(() => sourceOf(userId), [userId]));
  const down = connection === "down";
  const { data: counts } = useQuery({ ...countsQuery, refetchInterval: down && pollInterval });
  useEffect(() => {
    // A person who is told needs no hint that something has come.
    if (!down || counts === undefined) return;
    for (const queryKey of [queryKeys.notifications.all, queryKeys.threads.all])
      void queries.invalidateQueries({ queryKey });
  }, [queries, down, counts]);
  return null;
}
