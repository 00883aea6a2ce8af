import type { TransferState } from "#contract/transfers.ts";
import { move } from "#lambdas/shared/http/move.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { type TransferMove, transferMoves } from "./moves.ts";

/** What a transfer is at this time. The job that ends those that nobody has answered runs at night. */
export const stateAt = ({ state, expiresAt }: TransferItem, now: Date): TransferState =>
  state === "requested" && expiresAt <= now.toISOString() ? "expired" : state;

/** The state that a move leads to. A person who comes too late is told what has happened instead. */
export const movedState = (transfer: TransferItem, name: TransferMove, now: Date): TransferState => {
  if (transfer.endedByTheft) throw new ProblemError("transfer-ended-by-theft");
  // Only time itself moves one whose time is over.
  const isTimely = name !== "expire" && name !== "stop" && name !== "cancel";
  return move(transferMoves[name], isTimely ? stateAt(transfer, now) : transfer.state);
};
