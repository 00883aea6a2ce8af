import type { Correction } from "#contract/bike-changes.ts";
import type { BikeDecision } from "#contract/bike-admin.ts";
import { correctionCaseId } from "#contract/todo.ts";
import { applyEdit } from "#lambdas/shared/bikes/apply-edit.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { editWrites } from "#lambdas/shared/bikes/edit-writes.ts";
import { readNumberClaims } from "#lambdas/shared/bikes/number-claims.ts";
import { showCorrection } from "#lambdas/shared/bikes/show-correction.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { reviewNotification } from "./review-notification.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Case = { readonly bike: BikeItem; readonly correction: CorrectionItem };
export type CorrectionId = { readonly bikeId: string; readonly correctionId: string };

/** A request that is still open. It goes with its bike. */
const readCase = async (
  { table }: BikeAdminContext,
  adminId: string,
  { bikeId, correctionId }: CorrectionId,
): Promise<Case> => {
  const [bike, correction] = await Promise.all([
    table.get(keys.bike(bikeId), BikeItem),
    table.get(keys.correction(bikeId, correctionId), CorrectionItem),
  ]);
  if (!bike || !correction) throw new ProblemError("correction-not-found");
  if (correction.state !== "open") throw new ProblemError("correction-decided");
  if (bike.deletedAt !== undefined) throw new ProblemError("correction-not-found");
  if (bike.ownerId === adminId) throw new ProblemError("forbidden");
  return { bike, correction };
};

/** What the owner would have done within the first day, on an administrator's word: the bike stays in the register. */
const correctingWrites = async (
  { table, system }: BikeAdminContext,
  { bike, correction }: Case,
  at: Date,
): Promise<Action[]> => {
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-edited");
  const { reason: _, ...wanted } = correction.request;
  const edited = applyEdit({ ...bike, openCorrectionId: undefined }, wanted);
  const isAnotherNumber = edited.after.frameNumber !== bike.frameNumber;
  const claims = isAnotherNumber
    ? await readNumberClaims(table, edited.after.frameNumber, bike.id)
    : undefined;
  const possibleDuplicate = claims ? claims.lookalikes.length > 0 : bike.possibleDuplicate;
  const occasion = { eventType: "correction", eventId: system.newId("event"), at } as const;
  return editWrites(bike, { ...edited, after: { ...edited.after, possibleDuplicate } }, occasion);
};

const decide = async (
  context: BikeAdminContext,
  adminId: string,
  id: CorrectionId,
  decision: BikeDecision,
): Promise<CorrectionItem> => {
  const { table, system } = context;
  const { bike, correction } = await readCase(context, adminId, id);
  const now = system.now();
  const at = now.toISOString();
  const approves = decision.decision === "approve";
  const answered = {
    state: approves ? "approved" : "rejected",
    decidedAt: at,
    decidedBy: adminId,
    answer: approves ? undefined : decision.reason,
  } as const;
  const without: BikeItem = { ...bike, openCorrectionId: undefined, version: bike.version + 1 };
  const writes = approves
    ? await correctingWrites(context, { bike, correction }, now)
    : changeWrites(bike, without);
  await table.transact([
    update(keys.correction(id.bikeId, id.correctionId))
      .set(answered)
      .remove("gsi1pk", "gsi1sk")
      .expect("state", "open", "correction-decided"),
    ...writes,
    reviewNotification(system, bike, { what: `correction-${answered.state}`, link: `/my-bikes/${bike.id}` }),
    ...auditWrites(system, {
      subject: id.correctionId,
      person: bike.ownerId,
      bike: bike.id,
      by: adminId,
      action: `correction-${answered.state}`,
      at,
    }),
    endClaim({ queue: "corrections", caseId: correctionCaseId(id.bikeId, id.correctionId) }, adminId, now),
  ]);
  return { ...correction, ...answered };
};

/** Corrects a bike as its owner has asked, or tells them why not. Either is final. */
export const decideCorrection = async (
  context: BikeAdminContext,
  adminId: string,
  id: CorrectionId,
  decision: BikeDecision,
): Promise<Correction> =>
  showCorrection(await untilFresh(context.system, () => decide(context, adminId, id, decision)));
