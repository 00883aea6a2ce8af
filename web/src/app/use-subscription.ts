import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Connection } from "#web/platform/api/realtime.ts";
import type { QueryKey } from "#web/platform/api/query-keys.ts";
import type { Keys } from "./stale.ts";

export type Source<Event> = {
  subscribe(onEvent: (event: Event) => void, onConnection: (connection: Connection) => void): () => void;
  staleAfter(event: Event): Keys;
  /** Queries to refetch after a reconnect. */
  readonly everything: Keys;
  /** Queries to refetch on the first connection. */
  readonly justMissed: Keys;
  /** Milliseconds that events are gathered for, so that a burst of them refetches once. */
  readonly gatherMillis?: number;
};

/** Gathers stale query keys for a while and refetches them together. The next refetch waits for this one, so that none is cancelled. */
const createGathering = (refresh: (stale: Keys) => Promise<unknown>, millis: number) => {
  const stale = new Set<QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (): Promise<void> => {
    const keys = [...stale];
    stale.clear();
    await refresh(keys);
    timer = undefined;
    if (stale.size > 0) schedule();
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => void run(), millis);
  };
  return {
    add: (keys: Keys): void => {
      for (const key of keys) stale.add(key);
      schedule();
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Milliseconds; if the first connection takes longer, anything may have changed meanwhile. */
const maxConnectMs = 10_000;

/** Milliseconds between refetches while a connection stays down. */
const downInterval = 60_000;

export const useSubscription = <Event>(source: Source<Event>): Connection => {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>("down");
  useEffect(() => {
    let isUp = false;
    let wasUp = false;
    const openedAt = performance.now();
    const refresh = (stale: Keys): Promise<unknown> =>
      Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
    const timer = setInterval(() => !isUp && void refresh(source.everything), downInterval);
    const turn = (next: Connection): void => {
      isUp = next === "up";
      setConnection(next);
      if (!isUp) return;
      const isLate = performance.now() - openedAt > maxConnectMs;
      void refresh(wasUp || isLate ? source.everything : source.justMissed);
      wasUp = true;
    };
    const { gatherMillis } = source;
    const gathering = gatherMillis === undefined ? undefined : createGathering(refresh, gatherMillis);
    const outdate = gathering?.add ?? ((stale: Keys) => void refresh(stale));
    const stop = source.subscribe((event) => outdate(source.staleAfter(event)), turn);
    return () => {
      clearInterval(timer);
      gathering?.stop();
      stop();
      setConnection("down");
    };
  }, [queries, source]);
  return connection;
};
