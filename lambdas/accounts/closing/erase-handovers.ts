import type { ErasureContext } from "./erasure-context.ts";
import { forgetTold } from "./forget-told.ts";
import type { Leaver } from "./hide-person.ts";
import { forgetReceiptOwner } from "#lambdas/shared/bikes/receipt-prints.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { HandoverItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** The handover goes last: an erasure that is interrupted finds it again. */
const eraseHandover = async (
  { table, system, discardPicture }: ErasureContext,
  { bikeId, at, receiptUploadId, analysisId }: HandoverItem,
  { userId, hide }: Leaver,
): Promise<void> => {
  if (receiptUploadId !== undefined)
    await discardPicture({ kind: "receipt", id: receiptUploadId, ownerId: userId });
  // Others may be registering a bike with a receipt like it.
  await untilFresh(system, () => forgetReceiptOwner(table, { id: bikeId, analysisId }));
  await forgetTold(table, { userId, bikeId, hide });
  await table.transact([
    ...(receiptUploadId === undefined ? [] : [remove(keys.upload(receiptUploadId))]),
    remove(keys.handover(userId, bikeId, at)),
  ]);
};

/** Forgets what someone has told and shown of bikes that are other people's now. The bike, its photo and all that the others have said stay as they are. */
export const eraseHandovers = async (context: ErasureContext, leaver: Leaver): Promise<void> => {
  const handedOver = {
    schema: HandoverItem,
    partition: userPartition(leaver.userId),
    prefix: ranges.handovers,
    limit: 50,
  };
  for await (const handovers of pages(context.table, handedOver))
    for (const handover of handovers) await eraseHandover(context, handover, leaver);
};
