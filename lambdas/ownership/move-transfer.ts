import type { TransferState } from "#contract/ownership/transfers.ts";
import { move } from "#lambdas/platform/http/move.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { type TransferMove, transferMoves } from "./moves.ts";

/** Counts an overdue transfer as expired before the nightly job has ended it. */
export const stateAt = (
  { state, expiresAt }: Pick<TransferItem, "state" | "expiresAt">,
  now: Date,
): TransferState => (state === "requested" && expiresAt <= now.toISOString() ? "expired" : state);

/** Throws the problem that names what has already happened to the transfer. */
export const movedState = (transfer: TransferItem, name: TransferMove, now: Date): TransferState => {
  if (transfer.endedByTheft) throw new ProblemError("transfer-ended-by-theft");
  // An overdue transfer can only expire, be stopped by a theft report or be cancelled.
  const isTimely = name !== "expire" && name !== "stop" && name !== "cancel";
  return move(transferMoves[name], isTimely ? stateAt(transfer, now) : transfer.state);
};
