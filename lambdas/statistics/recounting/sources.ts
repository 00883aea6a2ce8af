import * as z from "zod";
import { keys, lists, ranges, storePartition, userPartition } from "#lambdas/shared/table/keys.ts";
import { receiptPartition } from "#lambdas/shared/table/purchase-keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Position } from "#lambdas/shared/table/table.ts";
import { countItem } from "../counting/count-item.ts";
import type { Counting } from "../counting/record-fact.ts";

/** A page of what is counted: how much of it had been counted otherwise, and where to go on. */
type Counted = {
  readonly changed: number;
  readonly seen: number;
  readonly next: Position | undefined;
};
export type Source = (counting: Counting, after: Position | undefined) => Promise<Counted>;

const Item = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string() });
type Item = z.infer<typeof Item>;

const atOnce = 50;

type List = { readonly partition: string; readonly index?: "gsi1" | "gsi2" };

/** A list that is counted item by item. */
const source =
  (list: List, count: (counting: Counting, item: Item) => Promise<number>): Source =>
  async (counting, after) => {
    const { items, next } = await counting.table.query({ ...list, schema: Item, limit: atOnce, after });
    let changed = 0;
    for (const item of items) changed += await count(counting, item);
    return { changed, seen: items.length, next };
  };

const countRange = async (counting: Counting, partition: string, prefix: string): Promise<number> => {
  let changed = 0;
  for await (const page of pages(counting.table, { partition, prefix, schema: Item, limit: 200 }))
    for (const item of page) changed += await countItem(counting, item);
  return changed;
};

/** Everyone who has points has an account, or is a store. */
const account = async (counting: Counting, item: Item): Promise<number> => {
  const { userId } = z.object({ userId: z.string() }).parse(item);
  const profile = await counting.table.get(keys.profile(userId), Item);
  const ofProfile = profile ? await countItem(counting, profile) : 0;
  return ofProfile + (await countRange(counting, userPartition(userId), ranges.ledger));
};

const store = (counting: Counting, { pk }: Item): Promise<number> =>
  countRange(counting, storePartition(pk.slice("STORE#".length)), ranges.sales);

const receipt = async (counting: Counting, item: Item): Promise<number> => {
  const { purchaseId } = z.object({ purchaseId: z.string() }).parse(item);
  return countItem(counting, { ...keys.purchase(purchaseId), entity: "purchase", id: purchaseId });
};

/** Everything that is counted, list by list. */
export const sources = (): readonly Source[] => [
  source({ index: "gsi2", partition: lists.listedBikes() }, countItem),
  source({ index: "gsi2", partition: lists.unlistedBikes("pending_review") }, countItem),
  source({ index: "gsi2", partition: lists.unlistedBikes("deleted") }, countItem),
  source({ partition: receiptPartition() }, receipt),
  source({ index: "gsi1", partition: lists.balances() }, account),
  source({ index: "gsi1", partition: lists.stores() }, store),
  source({ index: "gsi1", partition: lists.orders("customer") }, countItem),
  source({ index: "gsi1", partition: lists.orders("store") }, countItem),
  source({ index: "gsi1", partition: lists.ownershipReceipts() }, countItem),
];
