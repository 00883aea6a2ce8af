import type { OwnershipDispute } from "#contract/ownership/ownership-disputes.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { closingWrites, disputeNotices, releaseWrites } from "#lambdas/ownership/disputes/dispute-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { getDispute, readOwnDispute } from "./show-dispute.ts";

/** The claimant takes the claim back. Repeating does nothing. */
export const withdrawDispute = async (
  context: Pick<TransfersContext, "table" | "system" | "pictures">,
  userId: string,
  disputeId: string,
): Promise<OwnershipDispute> => {
  const { table, system } = context;
  await retryOnConflict(system, async () => {
    const { dispute, side } = await readOwnDispute(context, userId, disputeId);
    if (side !== "claimant") throw new ProblemError("ownership-dispute-not-found");
    if (dispute.withdrawnAt !== undefined) return;
    if (dispute.state !== "open") throw new ProblemError("ownership-dispute-decided");
    const now = system.now();
    const bike = await table.get(keys.bike(dispute.bikeId), BikeItem);
    await table.transact([
      ...closingWrites(dispute, now, { withdrawnAt: now.toISOString() }),
      ...releaseWrites(bike, disputeId),
      ...disputeNotices(dispute, ["owner"], "ownership-withdrawn", system),
    ]);
  });
  return getDispute(context, userId, disputeId);
};
