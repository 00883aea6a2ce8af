import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { readDispute } from "#lambdas/ownership/disputes/read-disputes.ts";
import { sideOf } from "#lambdas/ownership/disputes/rules.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";

export type Seen = { readonly adminId: string; readonly disputeId: string; readonly version: number };

/** Reads a dispute for a decision. Throws for those who claim the bike, and if something has happened since it was opened. */
export const readSeen = async (
  { table }: Pick<BikeAdminContext, "table">,
  { adminId, disputeId, version }: Seen,
  state: "open" | "appealed",
): Promise<OwnershipDisputeItem> => {
  const dispute = await readDispute(table, disputeId);
  if (sideOf(dispute, adminId) !== undefined) throw new ProblemError("account-exempt");
  if (dispute.state !== state) throw new ProblemError("ownership-dispute-decided");
  if (dispute.version !== version) throw new ProblemError("ownership-dispute-outdated");
  return dispute;
};

type Act =
  | "ownership-decision-proposed"
  | "ownership-decision-confirmed"
  | "ownership-decision-declined"
  | "ownership-appeal-decided";

/** The audit line, and the end of the administrator's claim on the case; last in a transaction. */
export const actWrites = (
  { system }: Pick<BikeAdminContext, "system">,
  { id, bikeId, ownerId }: OwnershipDisputeItem,
  { by, action, reason, now }: { by: string; action: Act; reason: string; now: Date },
): Action[] => [
  ...auditWrites(system, {
    subject: id,
    person: ownerId,
    bike: bikeId,
    by,
    action,
    reason,
    at: now.toISOString(),
  }),
  endClaim({ queue: "ownershipDisputes", caseId: id }, by, now),
];
