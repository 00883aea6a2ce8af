import { prices } from "#contract/points/prices.ts";
import { daysToAnswer } from "#contract/transfers.ts";
import { findBuyer } from "./find-buyer.ts";
import { countAddress, newInvitation } from "./invitation-writes.ts";
import { readGround } from "./prepare-offer.ts";
import { approvalWrites } from "./requests/approval-writes.ts";
import { readRequest, requireWaiting } from "./requests/read-request.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { mayWrite } from "#lambdas/shared/conversations/may-write.ts";
import { holdWrites } from "#lambdas/shared/ledger/holds.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { transferNotification } from "#lambdas/shared/transfers/ending.ts";
import { receiptEntryWrites } from "#lambdas/shared/transfers/receipt-entries.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

const offerWrites = (
  bike: BikeItem,
  balance: BalanceItem,
  transfer: Omit<TransferItem, "entity">,
  now: Date,
): readonly Action[] => {
  const { id, sellerId, createdAt, payerId = sellerId } = transfer;
  return [
    whileOpen(sellerId),
    put(keys.transfer(id), "transfer", {
      ...transfer,
      gsi1pk: lists.openTransfers(),
      gsi1sk: `${createdAt}#${id}`,
    }).expectNew("stale"),
    ...receiptEntryWrites(transfer),
    ...changeWrites(bike, { ...bike, openTransferId: id, version: bike.version + 1 }),
    ...holdWrites(balance, {
      userId: payerId,
      points: prices.transfer,
      reference: id,
      text: titleOf(transfer.bike),
      at: now,
    }),
  ];
};

type Offered = Pick<TransferItem, "buyerId" | "buyer" | "invitation">;

/** Who it is for: someone the register knows, or the person who makes an account with the address. */
const readBuyer = async (
  context: TransfersContext,
  { terms: { buyerEmail }, buyer }: SignedFor<"offer">["purpose"],
  about: Pick<TransferItem, "id" | "sellerId" | "expiresAt">,
): Promise<{ readonly offered: Offered; readonly writes: readonly Action[] }> => {
  if (buyer !== undefined)
    return {
      offered: { buyer, buyerId: buyer.userId },
      writes: mayWrite(about.sellerId, buyer.userId, "message-blocked"),
    };
  const buyerId = buyerEmail === undefined ? undefined : await findBuyer(context.table, buyerEmail);
  const counted = countAddress(about.sellerId, context.system.now());
  if (buyerId !== undefined) return { offered: { buyerId }, writes: [counted] };
  const { invitation, write } = newInvitation(context, about);
  return { offered: { invitation }, writes: [counted, write] };
};

/** A person who asked may have taken that back since the owner was given the text. */
const requireOpenRequest = async (
  { table, system }: TransfersContext,
  userId: string,
  requestId: string,
): Promise<void> => requireWaiting(await readRequest({ table }, userId, requestId), system.now());

/** Offers a bike to its buyer: from now on it waits for them, and the points for it are set aside. */
export const offerBike = async (
  context: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"offer">,
): Promise<string> => {
  const { table, system } = context;
  const { userId: sellerId } = signing;
  const { bikeId, terms, bike: sold, requestId, payerId } = purpose;
  const now = system.now();
  const expires = now.getTime() + daysToAnswer * dayMilliseconds;
  const about = { id: system.newId("transfer"), sellerId, expiresAt: new Date(expires).toISOString() };
  const [{ bike, seller, balance }, { offered, writes }] = await Promise.all([
    readGround(context, sellerId, bikeId, terms, payerId),
    readBuyer(context, purpose, about),
  ]);
  if (requestId !== undefined) await requireOpenRequest(context, sellerId, requestId);
  const transfer = {
    ...about,
    ...offered,
    payerId,
    bikeId,
    state: "requested",
    version: 1,
    changed: [],
    bike: sold,
    terms,
    sellerSignature: signatureOf(signing, signed, seller),
    createdAt: now.toISOString(),
  } as const satisfies Omit<TransferItem, "entity">;
  await table.transact([
    finish(transfer.id),
    ...offerWrites(bike, balance, transfer, now),
    ...writes,
    ...approvalWrites(requestId, transfer.id),
    ...transferNotification(transfer, offered.buyerId, "transfer-offered", system),
  ]);
  return transfer.id;
};
