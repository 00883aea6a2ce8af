import * as z from "zod";
import type { FoundPeople } from "#contract/office/people-admin.ts";
import type { PeopleSearch } from "./classify-search.ts";
import { findOwners } from "#lambdas/bikes/index/find-owners.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import { OrderPlaceItem } from "#lambdas/stickers/items/order.ts";
import { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { OrderItem, PurchaseItem, ReceiptItem } from "#lambdas/points/items/purchase.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

type Read = Pick<Reader, "get" | "query">;
type Ids = readonly (string | undefined)[];

const Guard = z.object({ userId: z.string().optional() });
const Ordered = OrderPlaceItem.extend(OrderItem.pick({ purchaseId: true }).shape);
const Orderer = z.object({ orderedBy: z.string() });
const Buyer = PurchaseItem.pick({ userId: true });
const Parties = TransferItem.pick({ sellerId: true, buyerId: true });
const TransferReference = OwnershipReceiptItem.pick({ transferId: true });

const holderOf = async (reader: Read, guard: Key): Promise<Ids> => [(await reader.get(guard, Guard))?.userId];

const buyerOf = async (reader: Read, purchaseId: string): Promise<Ids> => [
  (await reader.get(keys.purchase(purchaseId), Buyer))?.userId,
];

/** The person who ordered, for themselves or for a store. */
const byOrder = async (reader: Read, number: string): Promise<Ids> => {
  const order = await reader.get(keys.order(number), Ordered);
  if (order?.purchaseId !== undefined) return buyerOf(reader, order.purchaseId);
  if (order?.place?.party !== "store") return [order?.place?.ownerId];
  const { ownerId, orderId } = order.place;
  return [(await reader.get(keys.storeOrder(ownerId, orderId), Orderer))?.orderedBy];
};

/** The buyer of points, or seller and buyer of a bike. */
const byReceipt = async (reader: Read, number: string): Promise<Ids> => {
  if (/^\d+$/.test(number)) {
    const receipt = await reader.get(keys.receipt(Number(number)), ReceiptItem);
    return receipt ? buyerOf(reader, receipt.purchaseId) : [];
  }
  const receipt = await reader.get(keys.ownershipReceipt(number), TransferReference);
  if (!receipt) return [];
  const transfer = await reader.get(keys.transfer(receipt.transferId), Parties);
  return [transfer?.sellerId, transfer?.buyerId];
};

const byFrameNumber = async (reader: Read, number: string): Promise<Ids> => [
  (await reader.get(keys.frameGuard(number), FrameGuardItem))?.ownerId,
];

const BikeTitle = BikeItem.pick({ id: true, brand: true, model: true, frameNumber: true });

/** Undefined for a bike sold in a store until its buyer has claimed it. */
export const findBike = async (reader: Read, { as, value }: PeopleSearch): Promise<FoundPeople["bike"]> => {
  if (as !== "frame-number") return undefined;
  const guard = await reader.get(keys.frameGuard(value), FrameGuardItem);
  return guard && reader.get(keys.bike(guard.bikeId), BikeTitle);
};

const idsOf = async (reader: Reader, { as, value }: PeopleSearch): Promise<Ids> => {
  switch (as) {
    case "email":
      return holderOf(reader, keys.emailGuard(value));
    case "phone":
      return holderOf(reader, keys.phoneGuard(value));
    case "frame-number":
      return byFrameNumber(reader, value);
    case "order":
      return byOrder(reader, value);
    case "receipt":
      return byReceipt(reader, value);
    case "account":
      return [value];
    case "name":
      return findOwners(reader, value);
  }
};

/** Distinct account ids. All look-ups are by key; nothing is scanned. */
export const findPeople = async (reader: Reader, search: PeopleSearch): Promise<readonly string[]> => [
  ...new Set((await idsOf(reader, search)).filter((id) => id !== undefined)),
];
