import { forgetHistoryReceipts } from "./forget-history-receipts.ts";
import { forgetReceiptOwner } from "./receipt-prints.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { DepartureItem } from "#lambdas/shared/table/items/conversation.ts";
import { HandoverItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

type Context = { readonly table: Table; readonly system: Pick<System, "random" | "wait"> };

type Departed = Pick<DepartureItem, "bikeId" | "ownerId" | "at">;

/** A deleted bike still names the receipt that it was registered with. */
const forgetOfDeleted = ({ table, system }: Context, { bikeId, ownerId }: Departed): Promise<void> =>
  untilFresh(system, async () => {
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
  await untilFresh(system, () => forgetReceiptOwner(table, { id: bikeId, analysisId }));
  await table.transact([
    update(keys.handover(userId, bikeId, at))
      .remove("receiptUploadId", "analysisId")
      .expectExists("stale"),
    ...(receiptUploadId === undefined ? [] : [remove(keys.upload(receiptUploadId))]),
  ]);
};

/** A bike that was handed over remembers nothing of its former owners' receipts: they do. */
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

/** Forgets by which receipts someone proved a bike to be theirs that has left them, and what was read of them. That a receipt has carried a bike is still known. Where this was interrupted, it can be done again. */
export const forgetReceipts = async (context: Context, departed: Departed): Promise<void> => {
  const { bikeId, ownerId, at: until } = departed;
  await forgetOfDeleted(context, departed);
  await forgetOfHandovers(context, departed);
  await forgetHistoryReceipts(context.table, { bikeId, ownerId, until });
};
