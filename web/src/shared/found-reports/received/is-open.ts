import type { ReceivedFoundReport } from "#contract/found-reports.ts";

/** Whether the owner has still to answer. */
export const isOpen = ({ state }: ReceivedFoundReport): boolean =>
  state === "pending" || state === "owner_seen";
