import { prices } from "#contract/points/prices.ts";
import { daysToAnswer } from "#contract/ownership/transfers.ts";
import { readRequest, requireWaiting } from "#lambdas/ownership/transfers/requests/read-request.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { screenText, retryWithoutText } from "#lambdas/moderation/screen-text.ts";
import { holdWrites } from "#lambdas/points/holds.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { BalanceItem } from "#lambdas/people/items/person.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { transferNotification } from "#lambdas/ownership/ending.ts";
import { receiptEntryWrites } from "#lambdas/ownership/receipt-entries.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { findBuyer } from "./find-buyer.ts";
import { countAddress, newInvitation } from "./invitation-writes.ts";
import { readOfferable } from "./prepare-offer.ts";
import { wordsOf } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";

/** Marks the request that an offer answers as approved; fails with `stale` if it was already answered. */
const approvalWrites = (requestId: string | undefined, transferId: string): Action[] =>
  requestId === undefined
    ? []
    : [
        update(keys.transferRequest(requestId))
          .set({ state: "approved", transferId })
          .remove("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk")
          .expect("state", "open", "stale"),
      ];

const dayMilliseconds = 24 * 60 * 60 * 1000;

const offerWrites = (
  bike: BikeItem,
  balance: BalanceItem,
  transfer: Omit<TransferItem, "entity">,
  now: Date,
): readonly Action[] => {
  const { id, sellerId, createdAt, payerId = sellerId } = transfer;
  return [
    requireOpenAccount(sellerId),
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

type Offered = Pick<TransferItem, "buyerId" | "buyer" | "invitation" | "isWithheld">;

/** Finds the buyer's account and checks that the seller may write to it, or creates an invitation for the address. */
const readBuyer = async (
  context: TransfersContext,
  { terms, buyer, bikeId }: SignedFor<"offer">["purpose"],
  about: Pick<TransferItem, "id" | "sellerId" | "expiresAt">,
  isWithheld: boolean,
): Promise<{ readonly offered: Offered; readonly writes: readonly Action[] }> => {
  const words = { fromUserId: about.sellerId, bikeId, text: wordsOf(terms) };
  const screen = async (toUserId: string) => (await screenText(context, { ...words, toUserId })).writes;
  if (buyer !== undefined)
    return { offered: { buyer, buyerId: buyer.userId }, writes: await screen(buyer.userId) };
  const counted = countAddress(about.sellerId, context.system.now());
  if (isWithheld) return { offered: { isWithheld }, writes: [counted] };
  const { buyerEmail } = terms;
  const buyerId = buyerEmail === undefined ? undefined : await findBuyer(context.table, buyerEmail);
  if (buyerId !== undefined) return { offered: { buyerId }, writes: [counted, ...(await screen(buyerId))] };
  const { invitation, write } = newInvitation(context, about);
  return { offered: { invitation }, writes: [counted, write] };
};

/** The request may have been withdrawn since the text was prepared. */
const requireOpenRequest = async (
  { table, system }: TransfersContext,
  userId: string,
  requestId: string,
): Promise<void> => requireWaiting(await readRequest({ table }, userId, requestId), system.now());

const offer = async (
  context: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"offer">,
  isWithheld: boolean,
): Promise<string> => {
  const { table, system } = context;
  const { userId: sellerId } = signing;
  const { bikeId, terms, bike: sold, requestId, payerId } = purpose;
  const now = system.now();
  const expires = now.getTime() + daysToAnswer * dayMilliseconds;
  const about = { id: system.newId("transfer"), sellerId, expiresAt: new Date(expires).toISOString() };
  const [{ bike, seller, balance }, { offered, writes }] = await Promise.all([
    readOfferable(context, sellerId, bikeId, terms, payerId),
    readBuyer(context, purpose, about, isWithheld),
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
    ...finish(transfer.id),
    ...offerWrites(bike, balance, transfer, now),
    ...writes,
    ...approvalWrites(requestId, transfer.id),
    ...transferNotification(transfer, offered.buyerId, "transfer-offered", system),
  ]);
  return transfer.id;
};

/** Creates the transfer and reserves the points. If the account at the address has blocked the seller, the offer waits as if unanswered. */
export const offerBike = (context: TransfersContext, given: SignedFor<"offer">): Promise<string> =>
  given.purpose.buyer === undefined
    ? retryWithoutText((isWithheld) => offer(context, given, isWithheld))
    : offer(context, given, false);
