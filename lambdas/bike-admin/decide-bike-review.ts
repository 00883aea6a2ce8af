import type { BikeDecision } from "#contract/bike-admin.ts";
import { prices } from "#contract/points/prices.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { deletionWrites } from "#lambdas/shared/bikes/deletion-writes.ts";
import { endTheft } from "#lambdas/shared/bikes/end-theft.ts";
import { eventWrite } from "#lambdas/shared/bikes/event-write.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import type { BikeAdminContext } from "./bike-admin-context.ts";
import { readPendingBike } from "#lambdas/bike-admin/pending-bike.ts";
import { reviewNotification } from "./review-notification.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Moment = { readonly now: Date; readonly eventId: string };

const approvalWrites = (bike: BikeItem, { now, eventId }: Moment): Action[] => {
  const { id: bikeId, ownerId } = bike;
  const after: BikeItem = {
    ...bike,
    // It may have been stolen while it waited: from now on everybody is told.
    status: bike.status === "stolen" ? "stolen" : "registered",
    reviewReason: undefined,
    version: bike.version + 1,
  };
  const event = { bikeId, ownerId, eventType: "approval", at: now.toISOString() } as const;
  return [...changeWrites(bike, after), eventWrite(event, eventId)];
};

/** What the registration has cost. A bike is rejected once, so the points come back once. */
const refundWrites = async (
  { table }: Pick<BikeAdminContext, "table">,
  { id: reference, ownerId: userId, pointsPaid: amount = prices.registration }: BikeItem,
  at: Date,
): Promise<readonly Action[]> => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  return balance ? entryWrites(balance, { userId, amount, reason: "refund", reference, at }) : [];
};

const rejectionWrites = async (
  context: BikeAdminContext,
  bike: BikeItem,
  reason: string,
  { now, eventId }: Moment,
): Promise<Action[]> => {
  const theft = endTheft(bike);
  return [
    ...deletionWrites(bike, { now, eventId, changes: { ...theft.bike, reviewAnswer: reason } }),
    ...theft.actions,
    ...(await refundWrites(context, bike, now)),
  ];
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
  const told = approves
    ? { what: "bike-approved", link: `/my-bikes/${bikeId}` }
    : { what: "bike-rejected", link: "/my-bikes" };
  const claim = endClaim({ queue: "receipts", caseId: bikeId }, adminId, moment.now);
  await table.transact([...writes, ...audit, reviewNotification(system, bike, told), claim]);
};

/** Lets a bike into the register, or takes it out and gives its owner the points back. Either is final. */
export const decideBikeReview = async (
  context: BikeAdminContext,
  adminId: string,
  bikeId: string,
  decision: BikeDecision,
): Promise<Record<string, never>> => {
  await untilFresh(context.system, () => decide(context, adminId, bikeId, decision));
  return {};
};
