import type { TransferState } from "#contract/ownership/transfers.ts";
import type { Moves } from "#lambdas/platform/http/move.ts";

const over = {
  completed: { problem: "transfer-completed" },
  declined: { problem: "transfer-declined" },
  cancelled: { problem: "transfer-cancelled" },
  expired: { problem: "transfer-expired" },
} as const;

/** Transition table. `expire`: the buyer did not answer in time. `stop`: the bike was reported stolen. */
export const transferMoves = {
  accept: { requested: { to: "completed" }, ...over },
  change: { requested: { to: "requested" }, ...over },
  decline: { requested: { to: "declined" }, ...over },
  cancel: { requested: { to: "cancelled" }, ...over },
  stop: { requested: { to: "cancelled" }, ...over },
  expire: { requested: { to: "expired" }, ...over },
} as const satisfies Moves<"accept" | "change" | "decline" | "cancel" | "stop" | "expire", TransferState>;

export type TransferMove = keyof typeof transferMoves;
