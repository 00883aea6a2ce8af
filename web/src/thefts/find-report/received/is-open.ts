import type { ReceivedFoundReport } from "#contract/thefts/found-reports.ts";

/** True if the owner has not decided yet. */
export const isOpen = ({ state }: ReceivedFoundReport): boolean =>
  state === "pending" || state === "owner_seen";
