import * as z from "zod";
import { OrderItem } from "#lambdas/shared/table/items/order.ts";
import { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { countBike } from "./count-bike.ts";
import { ledgerParts, orderParts, purchaseParts, saleParts } from "./parts/money-parts.ts";
import { accountParts, transferParts } from "./parts/register-parts.ts";
import { type Counting, factIdOf, recordFact } from "./record-fact.ts";

const Place = z.object({ pk: z.string(), sk: z.string() });
const Entity = z.object({ entity: z.string() });
const Bike = z.object({ id: z.string() });
const Account = z.object({ createdAt: z.string() });
const Sale = z.object({ storeId: z.string(), soldAt: z.string() });
const Receipt = z.object({ at: z.string() });

type Written = Record<string, unknown>;
type PartsOf = (counting: Counting, item: Written) => Promise<readonly FactPart[] | undefined>;

const purchaseNow: PartsOf = async ({ table }, item) => {
  const purchase = await table.get(
    keys.purchase(PurchaseItem.pick({ id: true }).parse(item).id),
    PurchaseItem,
  );
  return purchase && purchaseParts(purchase);
};

const order: PartsOf = async (_counting, item) => {
  const { entity, createdAt } = OrderItem.parse(item);
  return orderParts(entity === "storeOrder" ? "store" : "customer", createdAt);
};

/** What is counted of each kind of item. What can change is read anew; the rest never does once it is written. */
const partsByEntity: Readonly<Record<string, PartsOf>> = {
  purchase: purchaseNow,
  stickerOrder: order,
  storeOrder: order,
  ledger: async (_counting, item) => ledgerParts(LedgerItem.parse(item)),
  profile: async (_counting, item) => accountParts(Account.parse(item).createdAt),
  sale: async (_counting, item) => {
    const { storeId, soldAt } = Sale.parse(item);
    return saleParts(storeId, soldAt);
  },
  /** What two have signed for: a bike has changed hands. */
  ownershipReceipt: async (_counting, item) => transferParts(Receipt.parse(item).at),
};

/** The items whose changes are counted. A theft never changes in what is counted without its bike. */
export const countedEntities = ["bike", ...Object.keys(partsByEntity)];

const countOne = async (counting: Counting, key: Key, item: Written, partsOf: PartsOf): Promise<number> => {
  const parts = await partsOf(counting, item);
  return parts && (await recordFact(counting, factIdOf(key), parts)) ? 1 : 0;
};

/** Counts what an item stands for; what is not counted is left alone. Tells how much had been counted otherwise. */
export const countItem = async (counting: Counting, item: Written): Promise<number> => {
  const { entity } = Entity.parse(item);
  if (entity === "bike") return countBike(counting, Bike.parse(item).id);
  const partsOf = partsByEntity[entity];
  return partsOf ? countOne(counting, Place.parse(item), item, partsOf) : 0;
};
