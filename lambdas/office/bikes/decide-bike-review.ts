import type { BikeDecision } from "#contract/office/bike-admin.ts";
import { prices } from "#contract/points/prices.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { endListing } from "#lambdas/ads/end-listing.ts";
import { deletionWrites } from "#lambdas/bikes/deletion-writes.ts";
import { endTheft } from "#lambdas/thefts/end-theft.ts";
import { eventWrite } from "#lambdas/bikes/event-write.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readPendingBike } from "./pending-bike.ts";
import { reviewNotification } from "./review-notification.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireUndisputed } from "#lambdas/bikes/require-movable.ts";

type Moment = { readonly now: Date; readonly eventId: string };

const approvalWrites = (bike: BikeItem, { now, eventId }: Moment): Action[] => {
  const { id: bikeId, ownerId } = bike;
  const after: BikeItem = {
    ...bike,
    // A bike reported stolen during the review becomes publicly stolen now.
    status: bike.status === "stolen" ? "stolen" : "registered",
    reviewReason: undefined,
    version: bike.version + 1,
  };
  const event = { bikeId, ownerId, eventType: "approval", at: now.toISOString() } as const;
  return [...changeWrites(bike, after), eventWrite(event, eventId)];
};

/** Refunds the price of the registration; a bike is rejected only once. */
const refundWrites = async (
  { table }: Pick<BikeAdminContext, "table">,
  { id: reference, ownerId: userId, pointsPaid: amount = prices.registration }: BikeItem,
  at: Date,
): Promise<readonly Action[]> => {
  const balance = amount === 0 ? undefined : await table.get(keys.balance(userId), BalanceItem);
  return balance ? entryWrites(balance, { userId, amount, reason: "refund", reference, at }) : [];
};

const rejectionWrites = async (
  context: BikeAdminContext,
  bike: BikeItem,
  reason: string,
  { now, eventId }: Moment,
): Promise<Action[]> => {
  const theft = endTheft(bike);
  const endsAd = endListing(bike, "ended", now);
  return [
    ...deletionWrites(bike, { endsAd, now, eventId, changes: { ...theft.bike, reviewAnswer: reason } }),
    ...theft.actions,
    ...(await refundWrites(context, bike, now)),
  ];
};

/** Rejection takes the bike only from the person who registered it with the receipt; a later owner's bike needs a removal. */
const requireRejectable = async ({ table }: BikeAdminContext, bike: BikeItem): Promise<void> => {
  const { analysisId = "", ownerId, openTransferId } = bike;
  if (openTransferId !== undefined) throw new ProblemError("bike-has-open-transfer");
  const analysis = await table.get(keys.analysis(analysisId), AnalysisItem);
  if (analysis?.ownerId !== ownerId) throw new ProblemError("bike-has-new-owner");
};

const endSample = (bikeId: string): Action =>
  remove(keys.bikeSample(bikeId)).expectExists("bike-review-decided");

/** Only closes the case of a drawn bike, so its owner gets no notification. */
const passSample = async ({ table, system }: BikeAdminContext, by: string, bike: BikeItem): Promise<void> => {
  const now = system.now();
  const about = { subject: bike.id, person: bike.ownerId, bike: bike.id, by } as const;
  const audit = auditWrites(system, { ...about, action: "bike-sample-passed", at: now.toISOString() });
  await table.transact([
    ...audit,
    endSample(bike.id),
    endClaim({ queue: "receipts", caseId: bike.id }, by, now),
  ]);
};

const decide = async (
  context: BikeAdminContext,
  adminId: string,
  bikeId: string,
  decision: BikeDecision,
): Promise<void> => {
  const { table, system } = context;
  const bike = await readPendingBike(table, adminId, bikeId);
  const moment = { now: system.now(), eventId: system.newId("event") };
  const approves = decision.decision === "approve";
  const isSample = !isInReview(bike);
  if (isSample && approves) return passSample(context, adminId, bike);
  if (isSample) await requireRejectable(context, bike);
  if (!approves) requireUndisputed(bike);
  const writes = approves
    ? approvalWrites(bike, moment)
    : await rejectionWrites(context, bike, decision.reason, moment);
  const audit = auditWrites(system, {
    subject: bikeId,
    person: bike.ownerId,
    bike: bikeId,
    by: adminId,
    action: approves ? "bike-review-approved" : "bike-review-rejected",
    at: moment.now.toISOString(),
  });
  const notice = approves
    ? { what: "bike-approved", link: `/my-bikes/${bikeId}` }
    : { what: "bike-rejected", link: "/my-bikes" };
  const claim = endClaim({ queue: "receipts", caseId: bikeId }, adminId, moment.now);
  const ends = isSample ? [endSample(bikeId)] : [];
  await table.transact([...writes, ...ends, ...audit, reviewNotification(system, bike, notice), claim]);
};

/** Final: approves the bike, or deletes it and refunds the points. */
export const decideBikeReview = async (
  context: BikeAdminContext,
  adminId: string,
  bikeId: string,
  decision: BikeDecision,
): Promise<Record<string, never>> => {
  await retryOnConflict(context.system, () => decide(context, adminId, bikeId, decision));
  return {};
};
