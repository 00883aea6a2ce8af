import { swedishDate } from "#contract/platform/calendar-date.ts";
import { isDeepStrictEqual } from "node:util";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { captureWrites } from "#lambdas/points/holds.ts";
import { type Action, check, update, put } from "#lambdas/platform/table/actions.ts";
import { datedNumber, readableCode } from "#lambdas/platform/table/ids.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { transferNotification } from "#lambdas/ownership/ending.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";
import { receiptEntryWrites } from "#lambdas/ownership/receipt-entries.ts";
import { sealedFacts } from "#lambdas/ownership/transfers/receipts/sealed-facts.ts";
import type { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { handoverWrites } from "#lambdas/ownership/handover-writes.ts";
import { type AcceptanceGround, readAcceptanceGround } from "./acceptance-ground.ts";
import { soldBike } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";

type Receipt = { readonly number: string; readonly code: string; readonly at: string };

const receiptWrite = async (
  { sealer }: TransfersContext,
  transfer: Omit<TransferItem, "entity">,
  { number, code, at }: Receipt,
): Promise<Action> => {
  const { id: transferId, bikeId } = transfer;
  const seal = await sealer.seal(sealedFacts(number, transfer));
  const receipt: Omit<OwnershipReceiptItem, "entity"> = { number, transferId, bikeId, at, code, seal };
  return put(keys.ownershipReceipt(number), "ownershipReceipt", {
    ...receipt,
    gsi1pk: lists.ownershipReceipts(),
    gsi1sk: `${at}#${number}`,
  }).expectNew("stale");
};

const complete = (
  { system }: TransfersContext,
  { transfer, buyer }: AcceptanceGround,
  { signing, signed }: SignedFor<"acceptance">,
  now: Date,
) => {
  const completed = {
    state: movedState(transfer, "accept", now),
    buyerId: signing.userId,
    buyerSignature: signatureOf(signing, signed, buyer),
    receiptNumber: datedNumber("A", swedishDate(now), system.bytes(4)),
    receiptCode: readableCode(system.bytes(10)),
    endedAt: now.toISOString(),
  };
  return { completed, after: { ...transfer, ...completed } };
};

/** Checks that both accounts are open and the seller's is not locked, the buyer's identity is verified and the terms are unchanged. */
const transferWrites = (
  { id, sellerId, version }: TransferItem,
  completed: { readonly buyerId: string },
): Action[] => [
  requireOpenAccount(completed.buyerId),
  check(keys.sessions(sellerId))
    .expectAbsent("closedAt", "account-closed")
    .expectAbsent("lockedAt", "transfer-paused"),
  check(keys.profile(completed.buyerId)).expect("identityLevel", 2, "identity-level-too-low"),
  update(keys.transfer(id))
    .set(completed)
    .remove("gsi1pk", "gsi1sk", "openedBy", "invitation")
    .expect("state", "requested", "stale")
    .expect("version", version, "transfer-outdated"),
];

const eventOf = ({ terms: { price, saleDate } }: TransferItem) => ({
  eventType: price === null ? ("transfer" as const) : ("purchase" as const),
  // Both parties have a verified identity.
  receiptVerified: true,
  saleDate,
  ...(price !== null && { purchasePrice: price }),
});

export const acceptTransfer = async (
  context: TransfersContext,
  signedFor: SignedFor<"acceptance">,
): Promise<string> => {
  const { table, system } = context;
  const { signing, purpose, finish } = signedFor;
  const { userId } = signing;
  const ground = signedFor.ground ?? (await readAcceptanceGround(context, { userId, ...purpose }));
  const { transfer, bike, hold, balance } = ground;
  const now = system.now();
  const { completed, after } = complete(context, ground, signedFor, now);
  const { receiptNumber, receiptCode, endedAt } = completed;
  // An administrator may have corrected the bike after the seller signed; then the seller signs again.
  if (!isDeepStrictEqual(soldBike(bike), transfer.bike)) throw new ProblemError("transfer-outdated");
  await table.transact([
    ...finish(transfer.id),
    ...transferWrites(transfer, completed),
    await receiptWrite(context, after, { number: receiptNumber, code: receiptCode, at: endedAt }),
    ...receiptEntryWrites(after),
    ...handoverWrites(bike, {
      from: transfer.sellerId,
      to: userId,
      now,
      eventId: system.newId("event"),
      event: eventOf(transfer),
      receiptNumber,
    }),
    ...captureWrites(balance, hold, now),
    ...transferNotification(transfer, transfer.sellerId, "transfer-completed", system),
    ...transferNotification(transfer, userId, "bike-received", system),
  ]);
  return transfer.id;
};
