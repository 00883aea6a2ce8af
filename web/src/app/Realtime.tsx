import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import type { RealtimeEvent } from "#contract/realtime.ts";
import { subscribeToEvents } from "#web/api/realtime.ts";

type Stale = "bikes" | "me";
const everything: readonly Stale[] = ["bikes", "me"];

const staleAfter = (event: RealtimeEvent): readonly Stale[] => {
  switch (event.kind) {
    case "bike-registered":
    case "bike-changed":
      return ["bikes"];
    case "points-changed":
      return ["me"];
  }
};

/** Keeps what a signed-in person sees true: it fetches anew what the server says has changed. */
export function Realtime({ userId }: { userId: string }): ReactNode {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = (stale: readonly Stale[]): void => {
      for (const name of stale) void queries.invalidateQueries({ queryKey: [name] });
    };
    return subscribeToEvents(
      userId,
      (event) => refresh(staleAfter(event)),
      () => refresh(everything),
    );
  }, [queries, userId]);
  return null;
}
