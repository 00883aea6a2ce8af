import type { AdminBike, AdminBikeEvent } from "#contract/office/bike-admin-bike.ts";
import { listEvents } from "./list-events.ts";
import { readAround } from "./read-around.ts";
import { whoSees } from "./who-sees.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { readOpenRemoval } from "#lambdas/office/bikes/removals/list-removals.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Finds deleted bikes too. */
const readAnyBike = async (table: Pick<Table, "get">, bikeId: string): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike) throw new ProblemError("bike-not-found");
  return bike;
};

const showHolder = (owner: ProfileItem | undefined): AdminBike["owner"] =>
  owner && {
    id: owner.userId,
    name: owner.fullName,
    email: owner.email,
    protectedIdentity: owner.protectedIdentity ?? false,
  };

/** Records the view in the audit log before anything is shown. */
export const openBike = async (
  context: BikeAdminContext,
  adminId: string,
  bikeId: string,
): Promise<AdminBike> => {
  const { table, system } = context;
  const bike = await readAnyBike(table, bikeId);
  const about = { subject: bikeId, person: bike.ownerId, bike: bikeId, by: adminId } as const;
  const at = system.now().toISOString();
  await table.transact(auditWrites(system, { ...about, action: "bike-opened", at }));
  const [view, around, events, removal] = await Promise.all([
    ownView(context, bike),
    readAround(table, bike),
    listEvents(context, { adminId, bike }),
    readOpenRemoval(table, adminId, bikeId),
  ]);
  const { owner, codes, policeReportNumber, verified, alike } = around;
  return {
    ...view,
    deletedAt: bike.deletedAt,
    formerNumbers: bike.formerNumbers ?? [],
    reviewReason: bike.reviewReason,
    verified,
    ownershipReceipt: bike.ownershipReceipt,
    owner: showHolder(owner),
    mine: bike.ownerId === adminId,
    policeReportNumber,
    codes,
    sights: whoSees(bike, around),
    alike,
    removedAs: bike.removedAs,
    duplicateOf: bike.duplicateOf,
    duplicates: bike.duplicates ?? [],
    removal,
    version: bike.version,
    events,
  };
};

/** Requires a cursor from `openBike`. */
export const listMoreOfBike = async (
  context: Pick<BikeAdminContext, "table" | "cursorSecret">,
  adminId: string,
  { bikeId, cursor }: { readonly bikeId: string; readonly cursor: string },
): Promise<{ items: AdminBikeEvent[]; cursor: string | undefined }> => {
  const bike = await context.table.get(keys.bike(bikeId), BikeItem);
  if (!bike) throw new ProblemError("invalid-cursor");
  return listEvents(context, { adminId, bike, cursor });
};
