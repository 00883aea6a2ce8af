import type { Correction } from "#contract/bikes/bike-changes.ts";
import type { BikeDecision } from "#contract/office/bike-admin.ts";
import { caseIdOf } from "#contract/office/todo.ts";
import { type EditResult, applyEdit } from "#lambdas/bikes/apply-edit.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { editWrites } from "#lambdas/bikes/edit-writes.ts";
import { saveHidingPhoto } from "#lambdas/bikes/hide-photo.ts";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import { showCorrection } from "#lambdas/bikes/show-correction.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import type { RemovalContext } from "./removals/removal-context.ts";
import { reviewNotification } from "./review-notification.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

type CorrectionCase = { readonly bike: BikeItem; readonly correction: CorrectionItem };
export type CorrectionId = { readonly bikeId: string; readonly correctionId: string };

const readCase = async (
  { table }: BikeAdminContext,
  adminId: string,
  { bikeId, correctionId }: CorrectionId,
): Promise<CorrectionCase> => {
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

/** Applies the edit like one that the owner makes on the day of registration. */
const correct = async (
  { table }: BikeAdminContext,
  { bike, correction }: CorrectionCase,
  now: Date,
): Promise<EditResult> => {
  requireMovable(bike, "be-edited");
  const { reason: _, ...wanted } = correction.request;
  const edited = applyEdit({ ...bike, openCorrectionId: undefined }, wanted);
  const { frameNumber } = edited.after;
  if (frameNumber === bike.frameNumber) return edited;
  const registration = { registrant: bike.ownerId, now, bikeId: bike.id };
  const { review, ...judged } = await judgeNumber(table, frameNumber, registration);
  const after = { ...edited.after, ...judged };
  if (review === undefined || isInReview(bike)) return { ...edited, after };
  return { ...edited, after: { ...after, status: "pending_review", reviewReason: review } };
};

const decide = async (
  context: RemovalContext,
  adminId: string,
  id: CorrectionId,
  decision: BikeDecision,
): Promise<CorrectionItem> => {
  const { system } = context;
  const { bike, correction } = await readCase(context, adminId, id);
  const now = system.now();
  const at = now.toISOString();
  const approves = decision.decision === "approve";
  const outcome = {
    state: approves ? "approved" : "rejected",
    decidedAt: at,
    decidedBy: adminId,
    answer: approves ? undefined : decision.reason,
  } as const;
  const unchanged: BikeItem = { ...bike, openCorrectionId: undefined, version: bike.version + 1 };
  const edited = approves ? await correct(context, { bike, correction }, now) : undefined;
  const occasion = { eventType: "correction", eventId: system.newId("event"), at: now } as const;
  await saveHidingPhoto(context, bike, edited?.after ?? unchanged, (after) => [
    update(keys.correction(id.bikeId, id.correctionId))
      .set(outcome)
      .remove("gsi1pk", "gsi1sk")
      .expect("state", "open", "correction-decided"),
    ...(edited ? editWrites(bike, { ...edited, after }, occasion) : changeWrites(bike, after)),
    reviewNotification(system, bike, { what: `correction-${outcome.state}`, link: `/my-bikes/${bike.id}` }),
    ...auditWrites(system, {
      subject: id.correctionId,
      person: bike.ownerId,
      bike: bike.id,
      by: adminId,
      action: `correction-${outcome.state}`,
      at,
    }),
    endClaim({ queue: "corrections", caseId: caseIdOf(id.bikeId, id.correctionId) }, adminId, now),
  ]);
  return { ...correction, ...outcome };
};

/** Final: applies the correction, or rejects it with a reason. */
export const decideCorrection = async (
  context: RemovalContext,
  adminId: string,
  id: CorrectionId,
  decision: BikeDecision,
): Promise<Correction> =>
  showCorrection(await retryOnConflict(context.system, () => decide(context, adminId, id, decision)));
