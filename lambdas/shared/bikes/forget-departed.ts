import { forgetReceipts } from "./forget-receipts.ts";
import { type ForgetContext, forgetThread } from "#lambdas/shared/conversations/forget-thread.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BikeThreadItem, DepartureItem } from "#lambdas/shared/table/items/conversation.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

export type RetentionContext = ForgetContext & {
  /** Tells the operators whose conversations could not be forgotten. */
  readonly reportFailure: (bikeId: string, error: unknown) => void;
};

export type Forgotten = { readonly bikes: number; readonly threads: number; readonly failed: number };

async function* due({ table, system }: RetentionContext): AsyncGenerator<DepartureItem> {
  const list = { schema: DepartureItem, partition: lists.departures(), index: "gsi1", limit: 25 } as const;
  for await (const page of pages(table, list))
    for (const departure of page) {
      if (departure.dueAt > system.now().toISOString()) return;
      yield departure;
    }
}

/** A bike can come back to the person who sold it. */
const isBack = async ({ table }: RetentionContext, { bikeId, ownerId }: DepartureItem): Promise<boolean> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem.pick({ ownerId: true, deletedAt: true }));
  return bike?.ownerId === ownerId && bike.deletedAt === undefined;
};

/** What was said with the person who owned the bike then. */
const forgetThreads = async (
  context: RetentionContext,
  { bikeId, ownerId }: DepartureItem,
): Promise<number> => {
  let threads = 0;
  const about = { schema: BikeThreadItem, partition: bikePartition(bikeId), prefix: ranges.threads };
  for await (const page of pages(context.table, { ...about, limit: 50 }))
    for (const thread of page.filter((one) => one.ownerId === ownerId)) {
      await forgetThread(context, { ...thread, bikeId });
      threads += 1;
    }
  return threads;
};

/** The departure goes last: an interrupted run is made good by the next. */
const forgetDeparture = async (context: RetentionContext, departure: DepartureItem): Promise<number> => {
  const goesOn = await isBack(context, departure);
  const threads = goesOn ? 0 : await forgetThreads(context, departure);
  if (!goesOn) await forgetReceipts(context, departure);
  await context.table.transact([remove(keys.departure(departure.bikeId, departure.at))]);
  return threads;
};

/** Removes what was said about bikes that left their owners two years ago, and the receipts of these owners. One that fails is reported and holds up no other. */
export const forgetDeparted = async (context: RetentionContext): Promise<Forgotten> => {
  let [bikes, threads, failed] = [0, 0, 0];
  for await (const departure of due(context))
    try {
      threads += await forgetDeparture(context, departure);
      bikes += 1;
    } catch (error) {
      failed += 1;
      context.reportFailure(departure.bikeId, error);
    }
  return { bikes, threads, failed };
};
