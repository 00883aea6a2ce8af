import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Connection } from "#web/platform/api/realtime.ts";
import type { Keys } from "./stale.ts";

export type Source<Event> = {
  subscribe(onEvent: (event: Event) => void, onConnection: (connection: Connection) => void): () => void;
  staleAfter(event: Event): Keys;
  /** Queries to refetch after a reconnect. */
  readonly everything: Keys;
  /** Queries to refetch on the first connection. */
  readonly justMissed: Keys;
};

/** Milliseconds; if the first connection takes longer, anything may have changed meanwhile. */
const maxConnectMs = 10_000;

/**
 * Milliseconds between refetches while a connection stays down, because Amplify gives up some
 * connections silently.
 */
const downInterval = 60_000;

export const useSubscription = <Event>(source: Source<Event>): Connection => {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>("down");
  useEffect(() => {
    let isUp = false;
    let wasUp = false;
    const openedAt = performance.now();
    const refresh = (stale: Keys): void => {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    };
    const timer = setInterval(() => !isUp && refresh(source.everything), downInterval);
    const turn = (next: Connection): void => {
      isUp = next === "up";
      setConnection(next);
      if (!isUp) return;
      const isLate = performance.now() - openedAt > maxConnectMs;
      refresh(wasUp || isLate ? source.everything : source.justMissed);
      wasUp = true;
    };
    const stop = source.subscribe((event) => refresh(source.staleAfter(event)), turn);
    return () => {
      clearInterval(timer);
      stop();
      setConnection("down");
    };
  }, [queries, source]);
  return connection;
};
