import type { BikeDecision } from "#contract/bike-admin.ts";
import { prices } from "#contract/prices.ts";
import { changeWrites } from "#lambdas/bike-changes/change-writes.ts";
import { deletionWrites } from "#lambdas/bike-changes/deletion-writes.ts";
import { eventWrite } from "#lambdas/bike-changes/event-write.ts";
import type { BikeAdminWorld } from "#lambdas/bike-admin/bike-admin-world.ts";
import { readPendingBike } from "#lambdas/bike-admin/pending-bike.ts";
import { reviewNote } from "#lambdas/bike-admin/review-note.ts";
import { entryWrites } from "#lambdas/ledger/entry-writes.ts";
import type { Action } from "#lambdas/table/actions.ts";
import { auditOf } from "#lambdas/table/audit.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import { BalanceItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

type Moment = { readonly now: Date; readonly eventId: string };

const approvalWrites = (bike: BikeItem, { now, eventId }: Moment): Action[] => {
  const { id: bikeId, ownerId } = bike;
  const after: BikeItem = {
    ...bike,
    status: "registered",
    reviewReason: undefined,
    version: bike.version + 1,
  };
  const event = { bikeId, ownerId, eventType: "approval", at: now.toISOString() } as const;
  return [...changeWrites(bike, after), eventWrite(event, eventId)];
};

/** What the registration has cost. A bike is rejected once, so the points come back once. */
const refundWrites = async (
  { table }: Pick<BikeAdminWorld, "table">,
  { id: reference, ownerId: userId, pointsPaid: amount = prices.registration }: BikeItem,
  at: Date,
): Promise<readonly Action[]> => {
  const balance = await table.get(keys.balance(userId), BalanceItem);
  return balance ? entryWrites(balance, { userId, amount, reason: "refund", reference, at }) : [];
};

const rejectionWrites = async (
  world: BikeAdminWorld,
  bike: BikeItem,
  reason: string,
  { now, eventId }: Moment,
): Promise<Action[]> => [
  ...deletionWrites(bike, { now, eventId, besides: { reviewAnswer: reason } }),
  ...(await refundWrites(world, bike, now)),
];

const decide = async (
  world: BikeAdminWorld,
  adminId: string,
  bikeId: string,
  decision: BikeDecision,
): Promise<void> => {
  const { table, system } = world;
  const bike = await readPendingBike(table, adminId, bikeId);
  const moment = { now: system.now(), eventId: system.newId("event") };
  const approves = decision.decision === "approve";
  const writes = approves
    ? approvalWrites(bike, moment)
    : await rejectionWrites(world, bike, decision.reason, moment);
  const audit = auditOf(system, {
    subject: bikeId,
    by: adminId,
    action: approves ? "bike-review-approved" : "bike-review-rejected",
    at: moment.now.toISOString(),
  });
  const told = approves
    ? { what: "bike-approved", link: `/my-bikes/${bikeId}` }
    : { what: "bike-rejected", link: "/my-bikes" };
  await table.transact([...writes, audit, reviewNote(system, bike, told)]);
};

/** Lets a bike into the register, or takes it out and gives its owner the points back. Either is final. */
export const decideBikeReview = async (
  world: BikeAdminWorld,
  adminId: string,
  bikeId: string,
  decision: BikeDecision,
): Promise<Record<string, never>> => {
  await untilFresh(world.system, () => decide(world, adminId, bikeId, decision));
  return {};
};
