import * as z from "zod";
import type { FoundPeople } from "#contract/people-admin.ts";
import type { Sought } from "./sought.ts";
import { findOwners } from "#lambdas/shared/search-index/find-owners.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { OrderPlaceItem } from "#lambdas/shared/table/items/order.ts";
import { OwnershipReceiptItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { OrderItem, PurchaseItem, ReceiptItem } from "#lambdas/shared/table/items/purchase.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

type Read = Pick<Reader, "get" | "query">;
type Ids = readonly (string | undefined)[];

const Guard = z.object({ userId: z.string().optional() });
const Ordered = OrderPlaceItem.extend(OrderItem.pick({ purchaseId: true }).shape);
const Orderer = z.object({ orderedBy: z.string() });
const Buyer = PurchaseItem.pick({ userId: true });
const Parties = TransferItem.pick({ sellerId: true, buyerId: true });
const Leads = OwnershipReceiptItem.pick({ transferId: true });

const holderOf = async (reader: Read, guard: Key): Promise<Ids> => [(await reader.get(guard, Guard))?.userId];

const buyerOf = async (reader: Read, purchaseId: string): Promise<Ids> => [
  (await reader.get(keys.purchase(purchaseId), Buyer))?.userId,
];

/** Who has ordered, for themselves or for a store. */
const byOrder = async (reader: Read, number: string): Promise<Ids> => {
  const order = await reader.get(keys.order(number), Ordered);
  if (order?.purchaseId !== undefined) return buyerOf(reader, order.purchaseId);
  if (order?.place?.party !== "store") return [order?.place?.ownerId];
  const { ownerId, orderId } = order.place;
  return [(await reader.get(keys.storeOrder(ownerId, orderId), Orderer))?.orderedBy];
};

/** Who has bought, or the two between whom a bike has changed hands. */
const byReceipt = async (reader: Read, number: string): Promise<Ids> => {
  if (/^\d+$/.test(number)) {
    const receipt = await reader.get(keys.receipt(Number(number)), ReceiptItem);
    return receipt ? buyerOf(reader, receipt.purchaseId) : [];
  }
  const receipt = await reader.get(keys.ownershipReceipt(number), Leads);
  if (!receipt) return [];
  const transfer = await reader.get(keys.transfer(receipt.transferId), Parties);
  return [transfer?.sellerId, transfer?.buyerId];
};

const byFrameNumber = async (reader: Read, number: string): Promise<Ids> => [
  (await reader.get(keys.frameGuard(number), FrameGuardItem))?.ownerId,
];

const Titled = BikeItem.pick({ id: true, brand: true, model: true, frameNumber: true });

/** The bike that has the frame number that was looked for. One that a store has sold is there once its buyer has claimed it. */
export const findBike = async (reader: Read, { as, value }: Sought): Promise<FoundPeople["bike"]> => {
  if (as !== "frame-number") return undefined;
  const guard = await reader.get(keys.frameGuard(value), FrameGuardItem);
  return guard && reader.get(keys.bike(guard.bikeId), Titled);
};

const idsOf = async (reader: Reader, { as, value }: Sought): Promise<Ids> => {
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

/** The accounts of those who are meant, each once. Every way leads there by keys: nothing is looked through. */
export const findPeople = async (reader: Reader, sought: Sought): Promise<readonly string[]> => [
  ...new Set((await idsOf(reader, sought)).filter((id) => id !== undefined)),
];
