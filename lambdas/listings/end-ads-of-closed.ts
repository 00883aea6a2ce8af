import type { ListingsContext } from "./listings-context.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { endListing, ofNoListing } from "#lambdas/shared/listings/end-listing.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Context = Pick<ListingsContext, "table" | "system">;

const endAdOf = ({ table, system }: Context, userId: string, bikeId: string): Promise<void> =>
  untilFresh(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (bike?.ownerId !== userId || bike.openListingId === undefined) return;
    await table.transact([
      ...changeWrites(bike, { ...bike, ...ofNoListing, version: bike.version + 1 }),
      ...endListing(bike, "ended", system.now()),
    ]);
  });

/**
 * Ends the ads of someone whose account is closed: nobody would answer who asks about the bike. A person who opens their account
 * again can put the bike up for sale again. Told twice or late, it leaves alone what is for sale since then.
 */
export const endAdsOfClosed = async (context: Context, userId: string): Promise<void> => {
  const { table } = context;
  const sessions = await table.get(keys.sessions(userId), SessionsItem);
  if (sessions?.closedAt === undefined) return;
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned))
    for (const { id } of bikes) await endAdOf(context, userId, id);
};
