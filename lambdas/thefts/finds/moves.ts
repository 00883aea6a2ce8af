import type { FoundReportState } from "#contract/thefts/found-reports.ts";
import type { Moves } from "#lambdas/platform/http/move.ts";

const decided = { problem: "found-report-decided" } as const;

/** Allowed moves of a report. `expire`: the owner did not decide in time. */
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

export const undecided = ["pending", "owner_seen"] as const satisfies readonly FoundReportState[];
