import type { ExpiryContext } from "#lambdas/ownership/transfers/expire-transfers.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { closingWrites, disputeNotices, releaseWrites } from "#lambdas/ownership/disputes/dispute-writes.ts";
import { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

const close = async ({ table, system }: ExpiryContext, dispute: OwnershipDisputeItem): Promise<void> => {
  const bike = await table.get(keys.bike(dispute.bikeId), BikeItem);
  await table.transact([
    ...closingWrites(dispute, system.now()),
    ...releaseWrites(bike, dispute.id),
    ...disputeNotices(dispute, ["claimant", "owner"], "ownership-closed", system),
  ]);
};

/** Makes decisions final that nobody has appealed in time, and unlocks their bikes. A simultaneous appeal wins. */
export const closeDisputes = async (
  context: ExpiryContext,
): Promise<{ readonly closed: number; readonly failed: number }> => {
  const { table, system, reportFailure } = context;
  const now = system.now().toISOString();
  const counts = { closed: 0, failed: 0 };
  const partition = lists.decidedOwnershipDisputes();
  const decided = { index: "gsi1", partition, schema: OwnershipDisputeItem, limit: 25 } as const;
  for await (const page of pages(table, decided))
    for (const dispute of page) {
      if ((dispute.appealUntil ?? now) > now) return counts;
      try {
        await close(context, dispute);
        counts.closed += 1;
      } catch (error) {
        if (failedWith(error, "stale")) continue;
        reportFailure(dispute.id, error);
        counts.failed += 1;
      }
    }
  return counts;
};
