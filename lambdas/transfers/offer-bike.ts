import { prices } from "#contract/points/prices.ts";
import { daysToAnswer } from "#contract/transfers.ts";
import { findBuyer } from "./find-buyer.ts";
import { readGround } from "./prepare-offer.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { holdWrites } from "#lambdas/shared/ledger/holds.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { transferNotification } from "#lambdas/shared/transfers/ending.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

const newTransfer = (facts: Omit<TransferItem, "entity" | "state" | "version" | "changed" | "expiresAt">) => {
  const expires = Date.parse(facts.createdAt) + daysToAnswer * dayMilliseconds;
  const transfer: Omit<TransferItem, "entity"> = {
    ...facts,
    state: "requested",
    version: 1,
    changed: [],
    expiresAt: new Date(expires).toISOString(),
  };
  return transfer;
};

const offerWrites = (
  bike: BikeItem,
  balance: BalanceItem,
  transfer: Omit<TransferItem, "entity">,
  now: Date,
): readonly Action[] => {
  const { id, sellerId: userId, createdAt } = transfer;
  return [
    whileOpen(userId),
    put(keys.transfer(id), "transfer", {
      ...transfer,
      gsi1pk: lists.openTransfers(),
      gsi1sk: `${createdAt}#${id}`,
    }).expectNew("stale"),
    ...changeWrites(bike, { ...bike, openTransferId: id, version: bike.version + 1 }),
    ...holdWrites(balance, {
      userId,
      points: prices.transfer,
      reference: id,
      text: titleOf(transfer.bike),
      at: now,
    }),
  ];
};

/** Offers a bike to its buyer: from now on it waits for them, and the points for it are set aside. */
export const offerBike = async (
  context: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"offer">,
): Promise<string> => {
  const { table, system } = context;
  const { userId } = signing;
  const { bikeId, terms, bike: sold } = purpose;
  const [{ bike, seller, balance }, buyerId] = await Promise.all([
    readGround(context, userId, bikeId, terms),
    findBuyer(table, terms.buyerEmail),
  ]);
  const now = system.now();
  const transfer = newTransfer({
    id: system.newId("transfer"),
    bikeId,
    sellerId: userId,
    buyerId,
    bike: sold,
    terms,
    sellerSignature: signatureOf(signing, signed, seller),
    createdAt: now.toISOString(),
  });
  await table.transact([
    finish(transfer.id),
    ...offerWrites(bike, balance, transfer, now),
    ...transferNotification(transfer, buyerId, "transfer-offered", system),
  ]);
  return transfer.id;
};
