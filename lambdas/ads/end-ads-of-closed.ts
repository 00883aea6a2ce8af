import type { ListingsContext } from "./listings-context.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { endListing } from "./end-listing.ts";
import { clearedListing } from "#lambdas/bikes/cleared-listing.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Context = Pick<ListingsContext, "table" | "system">;

const endAdOf = ({ table, system }: Context, userId: string, bikeId: string): Promise<void> =>
  retryOnConflict(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (bike?.ownerId !== userId || bike.openListingId === undefined) return;
    await table.transact([
      ...changeWrites(bike, { ...bike, ...clearedListing, version: bike.version + 1 }),
      ...endListing(bike, "ended", system.now()),
    ]);
  });

/** Ends the ads of a closed account, whose owner would not answer. A late or repeated event leaves newer ads alone. */
export const endAdsOfClosed = async (context: Context, userId: string): Promise<void> => {
  const { table } = context;
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.closedAt === undefined) return;
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned))
    for (const { id } of bikes) await endAdOf(context, userId, id);
};
