import * as z from "zod";
import { OrderItem } from "#lambdas/shared/table/items/order.ts";
import { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { thingsOfBike } from "./things-of-bike.ts";
import { ledgerParts, orderParts, purchaseParts, saleParts } from "./parts/money-parts.ts";
import { accountParts, transferParts } from "./parts/register-parts.ts";
import { type Reading, type Thing, factIdOf } from "./record-fact.ts";

const Place = z.object({ pk: z.string(), sk: z.string() });
const Entity = z.object({ entity: z.string() });
const Bike = z.object({ id: z.string() });
const Account = z.object({ createdAt: z.string() });
const Sale = z.object({ storeId: z.string(), soldAt: z.string() });
const Receipt = z.object({ at: z.string() });

export type Written = Record<string, unknown>;
type PartsOf = (reading: Reading, item: Written) => Promise<readonly FactPart[] | undefined>;

const purchaseNow: PartsOf = async ({ table }, item) => {
  const purchase = await table.get(
    keys.purchase(PurchaseItem.pick({ id: true }).parse(item).id),
    PurchaseItem,
  );
  return purchase && purchaseParts(purchase);
};

const order: PartsOf = async (_reading, item) => {
  const { entity, createdAt } = OrderItem.parse(item);
  return orderParts(entity === "storeOrder" ? "store" : "customer", createdAt);
};

/** What is counted of each kind of item. What can change is read again; the rest never does once it is written. */
const partsByEntity: Readonly<Record<string, PartsOf>> = {
  purchase: purchaseNow,
  stickerOrder: order,
  storeOrder: order,
  ledger: async (_reading, item) => ledgerParts(LedgerItem.parse(item)),
  profile: async (_reading, item) => accountParts(Account.parse(item).createdAt),
  sale: async (_reading, item) => {
    const { storeId, soldAt } = Sale.parse(item);
    return saleParts(storeId, soldAt);
  },
  /** What two have signed for: a bike has changed hands. */
  ownershipReceipt: async (_reading, item) => transferParts(Receipt.parse(item).at),
};

/** The items whose changes are counted. A theft never changes in what is counted without its bike. */
export const countedEntities = ["bike", ...Object.keys(partsByEntity)];

/** The things that an item stands for, as they are by now; none where it is not counted. */
export const thingsOf = async (reading: Reading, item: Written): Promise<Thing[]> => {
  const { entity } = Entity.parse(item);
  if (entity === "bike") return thingsOfBike(reading, Bike.parse(item).id);
  const parts = await partsByEntity[entity]?.(reading, item);
  return parts ? [{ id: factIdOf(Place.parse(item)), parts }] : [];
};
