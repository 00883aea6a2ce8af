import { swedishDate } from "#contract/calendar-date.ts";
import { handoverWrites } from "./handover-writes.ts";
import { readTransferAs } from "./read-transfer.ts";
import { requireProved, requireTransferable, soldBike } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { isDeepStrictEqual } from "node:util";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { captureWrites } from "#lambdas/shared/ledger/holds.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { datedNumber } from "#lambdas/shared/table/ids.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { readHeld, transferNotification } from "#lambdas/shared/transfers/ending.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

/** Hands a bike over: from one moment to the next it is the buyer's, with all that belongs to it, and the seller has nothing to say about it any more. */
export const acceptTransfer = async (
  context: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"acceptance">,
): Promise<string> => {
  const { table, system } = context;
  const { transferId, version } = purpose;
  const { userId: buyerId } = signing;
  const { transfer, profile } = await readTransferAs(context, "buyer", buyerId, transferId);
  const now = system.now();
  const state = movedState(transfer, "accept", now);
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  const buyer = requireProved(profile);
  const { sellerId, bikeId } = transfer;
  const [bike, { hold, balance }] = await Promise.all([
    readOwnBike(table, sellerId, bikeId),
    readHeld(table, transfer),
  ]);
  requireTransferable(bike);
  // An administrator has corrected what the seller has signed for: they sign anew.
  if (!isDeepStrictEqual(soldBike(bike), transfer.bike)) throw new ProblemError("transfer-outdated");
  const receiptNumber = datedNumber("A", swedishDate(now), system.bytes(4));
  const completed = { state, buyerId, buyerSignature: signatureOf(signing, signed, buyer), receiptNumber };
  await table.transact([
    finish(transferId),
    whileOpen(buyerId),
    whileOpen(sellerId),
    update(keys.transfer(transferId))
      .set({ ...completed, endedAt: now.toISOString() })
      .remove("gsi1pk", "gsi1sk", "openedBy", "invitation")
      .expect("state", "requested", "stale")
      .expect("version", version, "transfer-outdated"),
    put(keys.ownershipReceipt(receiptNumber), "ownershipReceipt", { transferId }).expectNew("stale"),
    ...handoverWrites(bike, transfer, buyerId, { now, eventId: system.newId("event") }),
    ...captureWrites(balance, hold, now),
    ...transferNotification(transfer, sellerId, "transfer-completed", system),
    ...transferNotification(transfer, buyerId, "bike-received", system),
  ]);
  return transferId;
};
