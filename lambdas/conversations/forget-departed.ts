import { type ForgetWorld, forgetThread } from "#lambdas/conversations/forget-thread.ts";
import { remove } from "#lambdas/table/actions.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { BikeThreadItem, DepartureItem } from "#lambdas/table/items/conversation.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";

export type RetentionWorld = ForgetWorld & {
  /** Tells the operators whose conversations could not be forgotten. */
  readonly reportFailure: (bikeId: string, error: unknown) => void;
};

export type Forgotten = { readonly bikes: number; readonly threads: number; readonly failed: number };

async function* due({ table, system }: RetentionWorld): AsyncGenerator<DepartureItem> {
  const list = { schema: DepartureItem, partition: lists.departures(), index: "gsi1", limit: 25 } as const;
  for await (const page of pages(table, list))
    for (const departure of page) {
      if (departure.dueAt > system.now().toISOString()) return;
      yield departure;
    }
}

/** A bike can come back to whoever sold it. */
const isBack = async ({ table }: RetentionWorld, { bikeId, ownerId }: DepartureItem): Promise<boolean> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem.pick({ ownerId: true, deletedAt: true }));
  return bike?.ownerId === ownerId && bike.deletedAt === undefined;
};

/** What was said with whoever owned the bike then. The departure goes last: an interrupted run is made good by the next. */
const forgetDeparture = async (world: RetentionWorld, departure: DepartureItem): Promise<number> => {
  const { table } = world;
  const { bikeId, ownerId, at } = departure;
  let threads = 0;
  const about = { schema: BikeThreadItem, partition: bikePartition(bikeId), prefix: ranges.threads };
  if (!(await isBack(world, departure)))
    for await (const page of pages(table, { ...about, limit: 50 }))
      for (const thread of page.filter((one) => one.ownerId === ownerId)) {
        await forgetThread(world, { ...thread, bikeId });
        threads += 1;
      }
  await table.transact([remove(keys.departure(bikeId, at))]);
  return threads;
};

/** Removes what was said about bikes that left their owners two years ago. One that fails is reported and holds up no other. */
export const forgetDeparted = async (world: RetentionWorld): Promise<Forgotten> => {
  let [bikes, threads, failed] = [0, 0, 0];
  for await (const departure of due(world))
    try {
      threads += await forgetDeparture(world, departure);
      bikes += 1;
    } catch (error) {
      failed += 1;
      world.reportFailure(departure.bikeId, error);
    }
  return { bikes, threads, failed };
};
