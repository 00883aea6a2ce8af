import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Connection } from "#web/api/realtime.ts";
import type { Keys } from "./stale.ts";

export type Source<Event> = {
  subscribe(onEvent: (event: Event) => void, onConnection: (connection: Connection) => void): () => void;
  /** What an event makes untrue. */
  staleAfter(event: Event): Keys;
  /** All that it speaks of, which is fetched again after a reconnect. */
  readonly everything: Keys;
  /** What is fetched again once it is first up. */
  readonly justMissed: Keys;
};

/** Fetches again whatever a source says has changed. */
export const useSubscription = <Event>(source: Source<Event>): Connection => {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>("down");
  useEffect(() => {
    let wasUp = false;
    const refresh = (stale: Keys): void => {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    };
    const turn = (next: Connection): void => {
      setConnection(next);
      if (next !== "up") return;
      refresh(wasUp ? source.everything : source.justMissed);
      wasUp = true;
    };
    const stop = source.subscribe((event) => refresh(source.staleAfter(event)), turn);
    return () => {
      stop();
      setConnection("down");
    };
  }, [queries, source]);
  return connection;
};
