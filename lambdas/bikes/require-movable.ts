import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

/** Its fields are cleared when the dispute about the bike is closed. */
export const clearedDispute = {
  disputedSince: undefined,
  openDisputeId: undefined,
} as const satisfies Partial<BikeItem>;

/** Throws while a dispute about the bike's owner is open. */
export const requireUndisputed = ({ disputedSince }: Pick<BikeItem, "disputedSince">): void => {
  if (disputedSince !== undefined) throw new ProblemError("ownership-disputed");
};

/**
 * Every transfer, change or removal of a bike calls this. The write that follows must expect the
 * version that was read, so that a simultaneous theft report or dispute wins or fails as a whole.
 */
export const requireMovable = (
  bike: Pick<BikeItem, "status" | "disputedSince">,
  to: "be-transferred" | "be-deleted" | "be-edited" | "be-sold",
): void => {
  if (bike.status === "stolen") throw new ProblemError(`stolen-cannot-${to}`);
  requireUndisputed(bike);
};
