import { type ForgetContext, forgetThread } from "#lambdas/messages/forget-thread.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BikeThreadItem } from "#lambdas/messages/items/conversation.ts";
import { DepartureItem } from "#lambdas/bikes/items/departure.ts";
import { bikePartition, keys, lists, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { forgetHistoryReceipts } from "./forget-history-receipts.ts";
import { forgetReceiptOwner } from "#lambdas/bikes/receipt-prints.ts";
import { HandoverItem } from "#lambdas/ownership/items/transfer.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

type Context = { readonly table: Table; readonly system: Pick<System, "random" | "wait"> };

type Departed = Pick<DepartureItem, "bikeId" | "ownerId" | "at">;

/** A deleted bike still refers to its receipt. */
const forgetOfDeletedBike = ({ table, system }: Context, { bikeId, ownerId }: Departed): Promise<void> =>
  retryOnConflict(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (bike?.ownerId !== ownerId || bike.deletedAt === undefined) return;
    const { receiptUploadId, analysisId, version } = bike;
    if (receiptUploadId === undefined && analysisId === undefined) return;
    await forgetReceiptOwner(table, bike);
    await table.transact([
      update(keys.bike(bikeId))
        .remove("receiptUploadId", "analysisId")
        .add("version", 1)
        .expect("version", version, "stale"),
      ...(receiptUploadId === undefined ? [] : [remove(keys.upload(receiptUploadId))]),
    ]);
  });

const forgetOfHandover = async (
  { table, system }: Context,
  { userId, bikeId, at, receiptUploadId, analysisId }: HandoverItem,
): Promise<void> => {
  await retryOnConflict(system, () => forgetReceiptOwner(table, { id: bikeId, analysisId }));
  await table.transact([
    update(keys.handover(userId, bikeId, at))
      .remove("receiptUploadId", "analysisId")
      .expectExists("stale"),
    ...(receiptUploadId === undefined ? [] : [remove(keys.upload(receiptUploadId))]),
  ]);
};

/** Former owners' receipts are kept in their handovers, not in the bike. */
const forgetOfHandovers = async (context: Context, { bikeId, ownerId, at }: Departed): Promise<void> => {
  const partition = userPartition(ownerId);
  const handedOver = { schema: HandoverItem, partition, prefix: ranges.handovers, limit: 50 };
  for await (const page of pages(context.table, handedOver))
    for (const handover of page)
      if (
        handover.bikeId === bikeId &&
        handover.at <= at &&
        (handover.receiptUploadId ?? handover.analysisId) !== undefined
      )
        await forgetOfHandover(context, handover);
};

/** Removes a former owner's receipts of a bike and what was read from them. Their fingerprints stay, to detect reuse. Idempotent. */
const forgetReceipts = async (context: Context, departed: Departed): Promise<void> => {
  const { bikeId, ownerId, at: until } = departed;
  await forgetOfDeletedBike(context, departed);
  await forgetOfHandovers(context, departed);
  await forgetHistoryReceipts(context.table, { bikeId, ownerId, until });
};

export type RetentionContext = ForgetContext & {
  /** Logs which bike failed. */
  readonly reportFailure: (bikeId: string, error: unknown) => void;
};

export type Forgotten = { readonly bikes: number; readonly threads: number; readonly failed: number };

async function* dueDepartures({ table, system }: RetentionContext): AsyncGenerator<DepartureItem> {
  const list = { schema: DepartureItem, partition: lists.departures(), index: "gsi1", limit: 25 } as const;
  for await (const page of pages(table, list))
    for (const departure of page) {
      if (departure.dueAt > system.now().toISOString()) return;
      yield departure;
    }
}

/** True if the former owner has the bike again. */
const isBack = async ({ table }: RetentionContext, { bikeId, ownerId }: DepartureItem): Promise<boolean> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem.pick({ ownerId: true, deletedAt: true }));
  return bike?.ownerId === ownerId && bike.deletedAt === undefined;
};

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

/** The departure is removed last, so that an interrupted run is repeated. */
const forgetDeparture = async (context: RetentionContext, departure: DepartureItem): Promise<number> => {
  const isOwnerAgain = await isBack(context, departure);
  const threads = isOwnerAgain ? 0 : await forgetThreads(context, departure);
  if (!isOwnerAgain) await forgetReceipts(context, departure);
  await context.table.transact([remove(keys.departure(departure.bikeId, departure.at))]);
  return threads;
};

/** Removes conversations about bikes that left their owners two years ago, and those owners' receipts. A failure is reported and does not stop the others. */
export const forgetDeparted = async (context: RetentionContext): Promise<Forgotten> => {
  let [bikes, threads, failed] = [0, 0, 0];
  for await (const departure of dueDepartures(context))
    try {
      threads += await forgetDeparture(context, departure);
      bikes += 1;
    } catch (error) {
      failed += 1;
      context.reportFailure(departure.bikeId, error);
    }
  return { bikes, threads, failed };
};
