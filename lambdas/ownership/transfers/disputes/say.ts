import type { NewStatement } from "#contract/ownership/ownership-disputes.ts";
import { cleanText } from "#lambdas/moderation/screen-text.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { claimEvidence } from "#lambdas/platform/pictures/claim-picture.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type NewStatementWrites = {
  readonly statement: OwnershipDisputeItem["ownerSaid"][number];
  readonly writes: readonly Action[];
};

/** Adds a side's text and its own private pictures to the dispute. */
export const newStatement = async (
  table: Table,
  { userId, disputeId }: { readonly userId: string; readonly disputeId: string },
  { text, pictures }: NewStatement,
  now: Date,
): Promise<NewStatementWrites> => {
  const ids = [...new Set(pictures)];
  const uploads = await Promise.all(ids.map((id) => requireOwnPicture(table, userId, id, "receipt")));
  return {
    statement: { text: cleanText(text, now), at: now.toISOString(), pictures: ids },
    writes: uploads.map((picture) => claimEvidence(picture, disputeId, now)),
  };
};
