import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

/** Its fields are cleared when the dispute about the bike is closed. */
export const clearedDispute = {
  disputedSince: undefined,
  openDisputeId: undefined,
} as const satisfies Partial<BikeItem>;

/** Throws while it is being examined who owns the bike. */
export const requireUndisputed = ({ disputedSince }: Pick<BikeItem, "disputedSince">): void => {
  if (disputedSince !== undefined) throw new ProblemError("ownership-disputed");
};

/**
 * Everything that moves, changes or removes a bike asks here. The write that follows must expect the version
 * that was read, so that a theft report or a dispute of the same moment wins or fails as a whole.
 */
export const requireMovable = (
  bike: Pick<BikeItem, "status" | "disputedSince">,
  to: "be-transferred" | "be-deleted" | "be-edited" | "be-sold",
): void => {
  if (bike.status === "stolen") throw new ProblemError(`stolen-cannot-${to}`);
  requireUndisputed(bike);
};
