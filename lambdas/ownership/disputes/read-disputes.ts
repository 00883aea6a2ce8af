import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { DisputeEntryItem, OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const readDispute = async (
  table: Pick<Table, "get">,
  disputeId: string,
): Promise<OwnershipDisputeItem> => {
  const dispute = await table.get(keys.ownershipDispute(disputeId), OwnershipDisputeItem);
  if (!dispute) throw new ProblemError("ownership-dispute-not-found");
  return dispute;
};

/** Every dispute in which a person claims a bike or owned it, newest first. */
export const readDisputesOf = async (
  table: Pick<Table, "query" | "get">,
  userId: string,
): Promise<OwnershipDisputeItem[]> => {
  const disputes: OwnershipDisputeItem[] = [];
  const listed = {
    partition: userPartition(userId),
    prefix: ranges.ownershipDisputes,
    schema: DisputeEntryItem,
    limit: 50,
  };
  for await (const entries of pages(table, listed))
    for (const { disputeId } of entries) {
      const dispute = await table.get(keys.ownershipDispute(disputeId), OwnershipDisputeItem);
      if (dispute) disputes.push(dispute);
    }
  return disputes.toSorted((a, b) => (a.openedAt < b.openedAt ? 1 : -1));
};
