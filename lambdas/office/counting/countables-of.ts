import * as z from "zod";
import { OrderItem } from "#lambdas/stickers/items/order.ts";
import { LedgerItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import type { FactPart, StatFactItem } from "#lambdas/platform/table/items/statistics.ts";
import { keys, bikePartition, ranges } from "#lambdas/platform/table/keys.ts";
import {
  ledgerParts,
  orderParts,
  purchaseParts,
  saleParts,
} from "#lambdas/office/counting/parts/money-parts.ts";
import { accountParts, transferParts, bikeParts } from "#lambdas/office/counting/parts/register-parts.ts";
import { type Reading, type Countable, factIdOf } from "./record-fact.ts";
import { BikeEventItem, BikeItem, type OwnershipEventItem } from "#lambdas/bikes/items/bike.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { theftParts } from "#lambdas/office/counting/parts/theft-parts.ts";

const isOwnership = (event: BikeEventItem): event is OwnershipEventItem =>
  event.eventType === "registration" || event.eventType === "purchase" || event.eventType === "transfer";

const ownershipsOf = async ({ table }: Reading, bikeId: string): Promise<OwnershipEventItem[]> => {
  const ownership: OwnershipEventItem[] = [];
  const events = {
    schema: BikeEventItem,
    partition: bikePartition(bikeId),
    prefix: ranges.bikeEvents,
    limit: 100,
  };
  for await (const page of pages(table, events)) ownership.push(...page.filter(isOwnership));
  return ownership;
};

const theftsOf = async ({ table }: Reading, bikeId: string): Promise<TheftItem[]> => {
  const reports: TheftItem[] = [];
  const thefts = { schema: TheftItem, partition: bikePartition(bikeId), prefix: ranges.thefts, limit: 100 };
  for await (const page of pages(table, thefts)) reports.push(...page);
  return reports;
};

/** Facts of deleted bikes and recovered thefts stay as counted: their data is erased or no longer changes. */
const isSettledOf =
  ({ deletedAt }: BikeItem) =>
  ({ parts }: StatFactItem): boolean =>
    deletedAt !== undefined || parts.some(({ counts }) => counts["b"] !== undefined);

const countablesOfBike = async (counting: Reading, bikeId: string): Promise<Countable[]> => {
  const bike = await counting.table.get(keys.bike(bikeId), BikeItem);
  if (!bike) return [];
  const [thefts, ownerships] = await Promise.all([
    theftsOf(counting, bikeId),
    ownershipsOf(counting, bikeId),
  ]);
  const price = ownerships.findLast(({ purchasePrice }) => purchasePrice !== undefined)?.purchasePrice;
  const via = ownerships[0]?.registrationType === "store" ? "store" : "self";
  const isSettled = isSettledOf(bike);
  return [
    { id: factIdOf(keys.bike(bikeId)), parts: bikeParts(bike, via), isSettled },
    ...thefts.map((theft) => ({
      id: factIdOf(keys.theft(bikeId, theft.id)),
      parts: theftParts(theft, bike, price),
      isSettled,
    })),
  ];
};

const RowKey = z.object({ pk: z.string(), sk: z.string() });
const Entity = z.object({ entity: z.string() });
const Bike = z.object({ id: z.string() });
const Account = z.object({ createdAt: z.string() });
const Sale = z.object({ storeId: z.string(), soldAt: z.string() });
const Receipt = z.object({ at: z.string() });

export type TableRow = Record<string, unknown>;
type PartsOf = (reading: Reading, item: TableRow) => Promise<readonly FactPart[] | undefined>;

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

/** Rows that can change are read again; the others never change. */
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
  /** A completed transfer. */
  ownershipReceipt: async (_reading, item) => transferParts(Receipt.parse(item).at),
};

/** Entities whose changes are counted. A theft changes only together with its bike. */
export const countedEntities = ["bike", ...Object.keys(partsByEntity)];

/** The present countables of a row; none for entities that are not counted. */
export const countablesOf = async (reading: Reading, item: TableRow): Promise<Countable[]> => {
  const { entity } = Entity.parse(item);
  if (entity === "bike") return countablesOfBike(reading, Bike.parse(item).id);
  const parts = await partsByEntity[entity]?.(reading, item);
  return parts ? [{ id: factIdOf(RowKey.parse(item)), parts }] : [];
};
