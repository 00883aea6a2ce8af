import type { OwnershipHistory } from "#contract/history.ts";
import { type FormerBike, findFormerBikes } from "#lambdas/shared/bikes/former-bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { type Period, periodsOf } from "#lambdas/shared/bikes/periods.ts";
import { readPastThefts } from "#lambdas/bikes/read-history.ts";
import { readEvents } from "#lambdas/shared/bikes/read-events.ts";
import { type Owners, showPeriod } from "#lambdas/bikes/show-period.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Who waits for a review or has been deleted is shown to nobody but its owner and administrators. */
const requireShown = (bike: BikeItem | undefined, { userId, role }: Caller): BikeItem => {
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

/** Those that were deleted while this bike was there have come after it. */
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

/** Administrators see names and receipts: who looked is written down. */
const recordLook = async ({ table, system }: BikesContext, { userId, role }: Caller, bike: BikeItem) => {
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

/** Who has owned a bike, and what was stolen when. Two round trips, and two more where the number was another bike's before. */
export const getHistory = async (
  context: BikesContext,
  caller: Caller,
  bikeId: string,
): Promise<OwnershipHistory> => {
  const { table } = context;
  const [found, events, thefts] = await Promise.all([
    table.get(keys.bike(bikeId), BikeItem),
    readEvents(table, bikeId),
    readPastThefts(table, bikeId),
  ]);
  const bike = requireShown(found, caller);
  const own = periodsOf(events, bike.deletedAt);
  const [owners, former] = await Promise.all([
    readOwners(table, own),
    findFormerBikes(table, bike.frameNumber),
    recordLook(context, caller, bike),
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
