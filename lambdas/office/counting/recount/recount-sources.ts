import * as z from "zod";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { keys, lists, ranges, storePartition, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Counting } from "#lambdas/office/counting/record-fact.ts";
import { receiptPartition } from "#lambdas/platform/table/purchase-keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Position } from "#lambdas/platform/table/table.ts";
import { countItem } from "#lambdas/office/counting/count-item.ts";

type RecountedPage = {
  readonly changed: number;
  readonly seen: number;
  readonly next: Position | undefined;
};
type Source = (counting: Counting, after: Position | undefined) => Promise<RecountedPage>;

const Item = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string() });
type Item = z.infer<typeof Item>;

const pageSize = 50;

type SourceList = { readonly partition: string; readonly index?: "gsi1" | "gsi2" };

/** A list whose rows are counted one by one. */
const source =
  (list: SourceList, count: (counting: Counting, item: Item) => Promise<number>): Source =>
  async (counting, after) => {
    const { items, next } = await counting.table.query({ ...list, schema: Item, limit: pageSize, after });
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

/** Only accounts and stores have balances. */
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

const sources = (): readonly Source[] => [
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

/** Progress: index of the list and position in it. */
const Progress = z.object({
  list: z.number().int(),
  after: z.record(z.string(), z.string()).optional(),
});

export type Recounted = {
  readonly seen: number;
  /** Rows that were missing or counted differently. */
  readonly changed: number;
  readonly isDone: boolean;
};

/** Recounts rows until `mayGoOn` returns false, and stores the progress. Correct counts cause no writes. */
export const recountSources = async (counting: Counting, mayGoOn: () => boolean): Promise<Recounted> => {
  const { table } = counting;
  const progressKey = keys.backfill("statistics", "SOURCES");
  const all = sources();
  let { list, after } = (await table.get(progressKey, Progress)) ?? { list: 0, after: undefined };
  let [seen, changed] = [0, 0];
  while (mayGoOn()) {
    const source = all[list];
    if (!source) {
      await table.transact([remove(progressKey)]);
      return { seen, changed, isDone: true };
    }
    const page = await source(counting, after);
    seen += page.seen;
    changed += page.changed;
    [list, after] = page.next ? [list, page.next] : [list + 1, undefined];
    await table.transact([put(progressKey, "backfill", { list, after })]);
  }
  return { seen, changed, isDone: false };
};
