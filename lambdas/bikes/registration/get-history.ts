import type { OwnershipHistory, OwnershipPeriod } from "#contract/bikes/history.ts";
import { type FormerBike, findFormerBikes } from "#lambdas/bikes/former-bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { type Period, periodsOf } from "#lambdas/bikes/periods.ts";
import { readPastThefts } from "./read-history.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { goneName, publicName } from "#contract/platform/mask-name.ts";

/** Profiles of owners who still have an account, by id. */
type Owners = ReadonlyMap<string, ProfileItem>;

/** Owners of the period and administrators see everything; others see no name, price or receipt. */
const showPeriod = async (
  { pictures }: Pick<BikesContext, "pictures">,
  { userId, role }: Caller,
  { event, endDate, verified }: Period,
  owners: Owners,
): Promise<OwnershipPeriod> => {
  const { ownerId, receiptUploadId } = event;
  const owner = owners.get(ownerId);
  const own = ownerId === userId;
  const whole = own || role === "admin";
  return {
    ownerName: whole ? (owner?.fullName ?? goneName) : publicName(owner),
    own,
    startDate: event.at,
    endDate,
    acquisition: event.eventType,
    registrationType: event.registrationType,
    verified,
    store: event.store && (whole ? event.store : { ...event.store, storeContactInfo: undefined }),
    storeReceipt: whole ? event.storeReceipt : undefined,
    purchasePrice: whole ? event.purchasePrice : undefined,
    // An erased account's receipts are deleted too.
    receiptUrl: whole && owner ? await pictures.receipt({ ownerId, receiptUploadId }) : undefined,
  };
};

/** A bike under review or deleted is visible only to its owner and administrators. */
const requireVisible = (bike: BikeItem | undefined, { userId, role }: Caller): BikeItem => {
  if (!bike || (!isListed(bike) && bike.ownerId !== userId && role !== "admin"))
    throw new ProblemError("bike-not-found");
  return bike;
};

const readOwners = async (table: Table, periods: readonly Period[]): Promise<Owners> => {
  const ids = [...new Set(periods.map(({ event }) => event.ownerId))];
  const profiles = await table.batchGet(
    ids.map((id) => keys.profile(id)),
    ProfileItem,
  );
  return new Map(profiles.map((profile) => [profile.userId, profile]));
};

/** Leaves out bikes that were deleted later than this one. */
const cameBefore =
  (bike: BikeItem) =>
  ({ bikeId, deletedAt }: FormerBike): boolean =>
    bikeId !== bike.id && (bike.deletedAt === undefined || deletedAt < bike.deletedAt);

const readEarlier = async (table: Table, former: readonly FormerBike[]): Promise<Period[]> => {
  const lives = await Promise.all(
    former.map(async ({ bikeId, deletedAt }) => periodsOf(await readEvents(table, bikeId), deletedAt)),
  );
  return lives.flat();
};

/** Administrators see names and receipts, so their access is logged. */
const recordAccess = async ({ table, system }: BikesContext, { userId, role }: Caller, bike: BikeItem) => {
  if (role !== "admin") return;
  const at = system.now().toISOString();
  await table.transact(
    auditWrites(system, {
      subject: bike.id,
      person: bike.ownerId,
      bike: bike.id,
      by: userId,
      action: "bike-history-opened",
      at,
    }),
  );
};

/** Owners and past thefts of a bike. Two round trips, or four if the number had another bike before. */
export const getHistory = async (
  context: BikesContext,
  caller: Caller,
  bikeId: string,
): Promise<OwnershipHistory> => {
  const { table } = context;
  const [stored, events, thefts] = await Promise.all([
    table.get(keys.bike(bikeId), BikeItem),
    readEvents(table, bikeId),
    readPastThefts(table, bikeId),
  ]);
  const bike = requireVisible(stored, caller);
  const own = periodsOf(events, bike.deletedAt);
  const [owners, former] = await Promise.all([
    readOwners(table, own),
    findFormerBikes(table, bike.frameNumber),
    recordAccess(context, caller, bike),
  ]);
  const earlier = await readEarlier(table, former.filter(cameBefore(bike)));
  const earlierOwners = earlier.length > 0 ? await readOwners(table, earlier) : owners;
  const show = (periods: readonly Period[], known: Owners) =>
    Promise.all(periods.map((period) => showPeriod(context, caller, period, known)));
  return {
    periods: await show(own, owners),
    thefts,
    earlier: await show(earlier, earlierOwners),
  };
};
