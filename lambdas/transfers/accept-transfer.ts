import { swedishDate } from "#contract/calendar-date.ts";
import { handoverWrites } from "./handover-writes.ts";
import { type AcceptanceGround, readAcceptanceGround } from "./acceptance-ground.ts";
import { receiptWrite } from "./receipts/receipt-write.ts";
import { soldBike } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { isDeepStrictEqual } from "node:util";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { captureWrites } from "#lambdas/shared/ledger/holds.ts";
import { type Action, check, update } from "#lambdas/shared/table/actions.ts";
import { datedNumber, readableCode } from "#lambdas/shared/table/ids.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { transferNotification } from "#lambdas/shared/transfers/ending.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";
import { receiptEntryWrites } from "#lambdas/shared/transfers/receipt-entries.ts";

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

/** Both have accounts, the buyer has proved who they are, and nothing has changed about the transfer. */
const transferWrites = (
  { id, sellerId, version }: TransferItem,
  completed: { readonly buyerId: string },
): Action[] => [
  whileOpen(completed.buyerId),
  whileOpen(sellerId),
  check(keys.profile(completed.buyerId)).expect("identityLevel", 2, "identity-level-too-low"),
  update(keys.transfer(id))
    .set(completed)
    .remove("gsi1pk", "gsi1sk", "openedBy", "invitation")
    .expect("state", "requested", "stale")
    .expect("version", version, "transfer-outdated"),
];

/** Hands a bike over: from one moment to the next it is the buyer's, with all that belongs to it, and the seller has nothing to say about it any more. */
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
  // An administrator has corrected what the seller has signed for: they sign again.
  if (!isDeepStrictEqual(soldBike(bike), transfer.bike)) throw new ProblemError("transfer-outdated");
  await table.transact([
    finish(transfer.id),
    ...transferWrites(transfer, completed),
    receiptWrite(after, { number: receiptNumber, code: receiptCode, at: endedAt }),
    ...receiptEntryWrites(after),
    ...handoverWrites(bike, transfer, userId, { now, eventId: system.newId("event"), receiptNumber }),
    ...captureWrites(balance, hold, now),
    ...transferNotification(transfer, transfer.sellerId, "transfer-completed", system),
    ...transferNotification(transfer, userId, "bike-received", system),
  ]);
  return transfer.id;
};
