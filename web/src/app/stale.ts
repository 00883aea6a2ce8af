import type { RealtimeEvent } from "#contract/realtime.ts";

/** The beginnings of the keys of queries that are fetched anew. */
export type Keys = readonly (readonly string[])[];

/** What is known of a person. */
export const everything: Keys = [
  ["bikes"],
  ["counts"],
  ["found-reports"],
  ["me"],
  ["notifications"],
  ["points"],
  ["purchases"],
  ["threads"],
];

/** What may have changed between the first fetch of a page and the moment from which it is told. */
export const justMissed: Keys = [["counts"], ["notifications"], ["threads"]];

/** What an event makes untrue. */
export const staleAfter = (event: RealtimeEvent): Keys => {
  switch (event.kind) {
    case "bike-registered":
    case "bike-changed":
      return [["bikes"]];
    case "found-reports-changed":
      return [["found-reports"]];
    case "notifications-changed":
      return [["notifications"], ["counts"]];
    case "message-changed":
      return [["threads"], ["notifications"], ["counts"]];
    case "points-changed":
      return [["me"], ["points"]];
    case "purchase-changed":
      return [["purchases"], ["me"], ["points"]];
  }
};
