import type { FoundReportState } from "#contract/found-reports.ts";
import type { Moves } from "#lambdas/shared/http/move.ts";

const decided = { problem: "found-report-decided" } as const;

/** What can happen to a report in each of its states, and what it is then. `expire`: nobody decided in time. */
export const reportMoves = {
  see: {
    pending: { to: "owner_seen" },
    owner_seen: { to: "owner_seen" },
    confirmed: { to: "confirmed" },
    rejected: { to: "rejected" },
    expired: { to: "expired" },
  },
  confirm: {
    pending: { to: "confirmed" },
    owner_seen: { to: "confirmed" },
    confirmed: decided,
    rejected: decided,
    expired: decided,
  },
  reject: {
    pending: { to: "rejected" },
    owner_seen: { to: "rejected" },
    confirmed: decided,
    rejected: decided,
    expired: decided,
  },
  expire: {
    pending: { to: "expired" },
    owner_seen: { to: "expired" },
    confirmed: decided,
    rejected: decided,
    expired: decided,
  },
} as const satisfies Moves<"see" | "confirm" | "reject" | "expire", FoundReportState>;

/** In these a report waits for its owner. */
export const undecided = ["pending", "owner_seen"] as const satisfies readonly FoundReportState[];
