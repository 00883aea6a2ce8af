import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { type Connection, subscribeToEvents } from "#web/api/realtime.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { everything, type Stale, staleAfter } from "./stale.ts";

/** How often the account is asked for while nothing is told of it. */
const pollInterval = 15_000;

/** Keeps what a signed-in person sees true: it fetches anew what the server says has changed, and asks by itself while the server cannot say. */
export function Realtime({ userId }: { userId: string }): ReactNode {
  const queries = useQueryClient();
  const [connection, setConnection] = useState<Connection>("down");
  useQuery({ ...meQuery, refetchInterval: connection === "down" && pollInterval });
  useEffect(() => {
    let wasUp = false;
    const refresh = (stale: readonly Stale[]): void => {
      for (const name of stale) void queries.invalidateQueries({ queryKey: [name] });
    };
    const turn = (next: Connection): void => {
      setConnection(next);
      if (next === "up" && wasUp) refresh(everything);
      wasUp ||= next === "up";
    };
    const stop = subscribeToEvents(userId, (event) => refresh(staleAfter(event)), turn);
    return () => {
      stop();
      setConnection("down");
    };
  }, [queries, userId]);
  return null;
}
