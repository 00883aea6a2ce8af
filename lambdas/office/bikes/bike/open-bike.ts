import type { AdminBike, AdminBikeEvent, AlikeBike } from "#contract/office/bike-admin-bike.ts";
import { listEvents } from "./list-events.ts";
import { whoSees } from "./who-sees.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { readOpenRemoval } from "#lambdas/office/bikes/removals/list-removals.ts";
import { ownView } from "#lambdas/bikes/own-view.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { BikeCode } from "#contract/stickers/bike-codes.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { undecidedAlike } from "#lambdas/office/bikes/removals/settle-likeness.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { readBikeCodes } from "#lambdas/stickers/codes/read-bike-codes.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";

type Reading = Pick<Table, "get" | "query" | "batchGet">;

const readAlike = async (table: Reading, bike: BikeItem): Promise<AlikeBike[]> => {
  if (bike.deletedAt !== undefined) return [];
  const found = await undecidedAlike(table, bike);
  if (found.length === 0) return [];
  const bikes = await table.batchGet(
    found.map((bikeId) => keys.bike(bikeId)),
    BikeItem,
  );
  const names = await readNames(
    table,
    bikes.map(({ ownerId }) => ownerId),
  );
  return bikes.map(({ id, frameNumber, brand, model, status, ownerId, registeredAt, version }) => ({
    id,
    frameNumber,
    brand,
    model,
    status,
    registeredAt,
    version,
    owner: { id: ownerId, name: names.get(ownerId) },
  }));
};

/** A paper code is void once its bike is deleted. */
const showCode =
  ({ deletedAt }: BikeItem) =>
  ({ shortCode, kind, state, linkedAt }: BikeCode) => ({
    shortCode,
    kind,
    state: kind === "papers" && deletedAt !== undefined ? ("void" as const) : state,
    linkedAt,
  });

/** Reads a bike's owner, open theft or transfer, selling store, codes and lookalikes. */
const readAround = async (table: Reading, bike: BikeItem) => {
  const { id, ownerId, theftId, openTransferId } = bike;
  const [owner, theft, transfer, events, codes, alike] = await Promise.all([
    table.get(keys.profile(ownerId), ProfileItem),
    theftId === undefined ? undefined : table.get(keys.theft(id, theftId), TheftItem),
    openTransferId === undefined ? undefined : table.get(keys.transfer(openTransferId), TransferItem),
    readEvents(table, id),
    readBikeCodes(table, bike),
    readAlike(table, bike),
  ]);
  const periods = periodsOf(events, bike.deletedAt);
  return {
    owner,
    policeReportNumber: theft?.policeReportNumber,
    transfer,
    store: periods.at(-1)?.event.store?.storeName,
    verified: periods[0]?.verified ?? false,
    codes: codes.map(showCode(bike)),
    alike,
  };
};

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
