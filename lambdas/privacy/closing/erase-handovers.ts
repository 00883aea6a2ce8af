import type { ErasureContext } from "./erasure-context.ts";
import { eraseBikeWords } from "./erase-bike-words.ts";
import type { Leaver } from "./hide-person.ts";
import { forgetReceiptOwner } from "#lambdas/bikes/receipt-prints.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { HandoverItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** The handover is removed last, so that an interrupted erasure finds it again. */
const eraseHandover = async (
  { table, system, discardPicture }: ErasureContext,
  { bikeId, at, receiptUploadId, analysisId }: HandoverItem,
  { userId, hide }: Leaver,
): Promise<void> => {
  if (receiptUploadId !== undefined)
    await discardPicture({ kind: "receipt", id: receiptUploadId, ownerId: userId });
  // Retries, as others may be registering a bike with a similar receipt.
  await retryOnConflict(system, () => forgetReceiptOwner(table, { id: bikeId, analysisId }));
  await eraseBikeWords(table, { userId, bikeId, hide });
  await table.transact([
    ...(receiptUploadId === undefined ? [] : [remove(keys.upload(receiptUploadId))]),
    remove(keys.handover(userId, bikeId, at)),
  ]);
};

/** Removes what the person wrote and uploaded about bikes that others own now. The bike and the other owners' data stay. */
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
