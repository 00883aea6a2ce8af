import type { RealtimeEvent } from "#contract/realtime.ts";

/** What is fetched anew: the first part of the keys of queries. */
export const everything = [
  "bikes",
  "counts",
  "found-reports",
  "me",
  "notifications",
  "points",
  "purchases",
  "threads",
] as const;
export type Stale = (typeof everything)[number];

/** What an event makes untrue. */
export const staleAfter = (event: RealtimeEvent): readonly Stale[] => {
  switch (event.kind) {
    case "bike-registered":
    case "bike-changed":
      return ["bikes"];
    case "found-reports-changed":
      return ["found-reports"];
    case "notifications-changed":
      return ["notifications", "counts"];
    case "message-changed":
      return ["threads", "notifications", "counts"];
    case "points-changed":
      return ["me", "points"];
    case "purchase-changed":
      return ["purchases", "me", "points"];
  }
};
