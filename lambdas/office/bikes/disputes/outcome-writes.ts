import type { OwnershipOutcome } from "#contract/ownership/ownership-disputes.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { clearedDispute } from "#lambdas/bikes/require-movable.ts";
import { idOf, releaseWrites } from "#lambdas/ownership/disputes/dispute-writes.ts";
import { winnerOf } from "#lambdas/ownership/disputes/rules.ts";
import { handoverWrites } from "#lambdas/ownership/handover-writes.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { endTheft } from "#lambdas/thefts/end-theft.ts";

/** Clears theft and review, because two administrators have examined the bike. */
const settled = (
  bike: BikeItem,
): { readonly changes: Partial<BikeItem>; readonly actions: readonly Action[] } => {
  const theft = endTheft(bike);
  const changes = { ...theft.bike, status: "registered", reviewReason: undefined } as const;
  return { changes, actions: theft.actions };
};

/**
 * Gives the bike to the winner like any change of owner, or leaves it with them. `isFinal` also
 * unlocks the bike.
 */
export const outcomeWrites = async (
  { table, system }: Pick<BikeAdminContext, "table" | "system">,
  dispute: OwnershipDisputeItem,
  outcome: OwnershipOutcome,
  isFinal: boolean,
): Promise<Action[]> => {
  const { id, bikeId } = dispute;
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  // The claim was withdrawn or decided after the dispute was read; a locked bike is never deleted.
  if (bike?.openDisputeId !== id) throw new ProblemError("ownership-dispute-decided");
  const to = idOf(dispute, winnerOf(outcome));
  if (bike.ownerId === to) return isFinal ? releaseWrites(bike, id) : [];
  const { changes, actions } = settled(bike);
  return [
    requireOpenAccount(to),
    ...handoverWrites(bike, {
      from: bike.ownerId,
      to,
      now: system.now(),
      eventId: system.newId("event"),
      event: { eventType: "transfer", receiptVerified: false },
      changes: { ...changes, ...(isFinal && clearedDispute) },
    }),
    ...actions,
  ];
};
