import type {
  ListedOwnershipDispute,
  OpenedOwnershipDispute,
} from "#contract/office/ownership-dispute-cases.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { readDispute } from "#lambdas/ownership/disputes/read-disputes.ts";
import { isExempt, isForOthers, isReady, listOf } from "#lambdas/ownership/disputes/rules.ts";
import { showStatements } from "#lambdas/ownership/disputes/show-statements.ts";
import { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

const showListed = (dispute: OwnershipDisputeItem, adminId: string, now: Date): ListedOwnershipDispute => {
  const {
    id,
    state,
    bikeId,
    bike,
    frameNumber,
    openedAt,
    answerUntil: answerBy,
    ownerSaid,
    proposal,
  } = dispute;
  const answered = ownerSaid.length > 0;
  const ready = isReady(dispute, now);
  const proposed = proposal !== undefined;
  const forOthers = isForOthers(dispute, adminId);
  return { id, state, bikeId, bike, frameNumber, openedAt, answerBy, answered, ready, proposed, forOthers };
};

/** Open and appealed disputes, longest waiting first. */
export const listDisputeCases = async (
  { table, system, cursorSecret }: Pick<BikeAdminContext, "table" | "system" | "cursorSecret">,
  adminId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedOwnershipDispute[]; cursor: string | undefined }> => {
  const partition = lists.waitingOwnershipDisputes();
  const after = readCursor(cursorSecret, partition, cursor);
  const page = await table.query({ index: "gsi1", partition, schema: OwnershipDisputeItem, limit, after });
  const now = system.now();
  return {
    items: page.items.map((dispute) => showListed(dispute, adminId, now)),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};

export const showCase = async (
  context: Pick<BikeAdminContext, "table" | "system" | "pictures">,
  adminId: string,
  dispute: OwnershipDisputeItem,
): Promise<OpenedOwnershipDispute> => {
  const { claimantId, ownerId, claimantSaid, ownerSaid, proposal, decisions, appeal } = dispute;
  const { appealUntil, withdrawnAt, version } = dispute;
  const staff = [...(proposal ? [proposal.by] : []), ...decisions.flatMap(({ by }) => by)];
  const [names, claims, answers] = await Promise.all([
    readNames(context.table, [claimantId, ownerId, ...staff]),
    showStatements(context, claimantId, claimantSaid),
    showStatements(context, ownerId, ownerSaid),
  ]);
  const refOf = (id: string) => ({ id, name: names.get(id) });
  const appealText = appeal && dispute[listOf(appeal.side)].find(({ at }) => at === appeal.at);
  return {
    ...showListed(dispute, adminId, context.system.now()),
    version,
    claimant: { ...refOf(claimantId), statements: claims },
    owner: { ...refOf(ownerId), statements: answers },
    proposal: proposal && { ...proposal, by: refOf(proposal.by), mine: proposal.by === adminId },
    decisions: decisions.map(({ by, ...decision }) => ({ ...decision, by: by.map(refOf) })),
    appeal: appeal && { ...appeal, text: appealText?.text ?? "" },
    appealUntil,
    withdrawnAt,
    exempt: isExempt(dispute, adminId),
  };
};

/** Records the view in the audit log before anything is shown. */
export const openDisputeCase = async (
  context: Pick<BikeAdminContext, "table" | "system" | "pictures">,
  adminId: string,
  disputeId: string,
): Promise<OpenedOwnershipDispute> => {
  const { table, system } = context;
  const dispute = await readDispute(table, disputeId);
  const about = { subject: disputeId, person: dispute.ownerId, bike: dispute.bikeId, by: adminId } as const;
  const at = system.now().toISOString();
  await table.transact(auditWrites(system, { ...about, action: "ownership-dispute-opened", at }));
  return showCase(context, adminId, dispute);
};
