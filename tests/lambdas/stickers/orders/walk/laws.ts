import { expect } from "vitest";
import type * as z from "zod";
import { StickerOrderItem, StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { BalanceItem, LedgerItem } from "#lambdas/people/items/person.ts";
import {
  BikeCodeItem,
  CodeChunkItem,
  QrBatchItem,
  QrCodeItem,
  QrRollItem,
} from "#lambdas/stickers/items/qr-code.ts";
import type { StoredItem } from "#tests/lambdas/bikes/index/written-items.ts";

/** Caches parsed items by object: the walk replaces items that it writes. */
const known = new WeakMap<StoredItem, unknown>();

export const readWorld = (all: readonly StoredItem[]) => {
  const byEntity = Map.groupBy(all, (item) => item["entity"]);
  const of = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    (byEntity.get(entity) ?? []).map((item) => {
      if (!known.has(item)) known.set(item, schema.parse(item));
      return known.get(item) as z.output<T>;
    });
  return {
    all,
    orders: of("stickerOrder", StickerOrderItem),
    storeOrders: of("storeOrder", StoreOrderItem),
    codes: of("qrCode", QrCodeItem),
    onBikes: of("bikeCode", BikeCodeItem),
    rolls: of("qrRoll", QrRollItem),
    runs: of("qrBatch", QrBatchItem),
    chunks: of("codeChunk", CodeChunkItem),
    pools: of("inventory", InventoryItem),
    rows: of("ledger", LedgerItem),
    balances: of("balance", BalanceItem),
  };
};
export type World = ReturnType<typeof readWorld>;

/** Rolls and pools agree with their codes. */
const expectStock = ({ codes, rolls, pools }: World): void => {
  const left = new Map<string, number>();
  for (const { rollId, state } of codes)
    if (rollId !== undefined && state === "made") left.set(rollId, (left.get(rollId) ?? 0) + 1);
  for (const roll of rolls) expect([roll.id, roll.left]).toEqual([roll.id, left.get(roll.id) ?? 0]);
  const used = pools.reduce((sum, pool) => sum + pool.used, 0);
  expect(used).toBe(codes.filter(({ rollId, state }) => rollId !== undefined && state !== "made").length);
  for (const { pool, rolls: said, active } of pools) {
    const own = rolls.filter((roll) => roll.pool === pool);
    const inUse = own.filter(({ state }) => state === "active");
    expect([pool, said, active]).toEqual([
      pool,
      own.filter(({ state }) => state === "warehouse").length,
      inUse.reduce((sum, roll) => sum + roll.left, 0),
    ]);
  }
};

/** Each code is on at most one bike, and the bike lists it. */
const expectPlaces = ({ codes, onBikes }: World, papers: ReadonlySet<string>): void => {
  const placeOf = new Map(onBikes.map((each) => [`${each.bikeId} ${each.uid}`, each]));
  const byUid = new Map(codes.map((code) => [code.uid, code]));
  for (const { uid, state, bikeId } of codes) {
    if (state === "made") expect([uid, bikeId]).toEqual([uid, undefined]);
    else if (!papers.has(uid)) {
      const place = placeOf.get(`${bikeId} ${uid}`);
      const leads = place !== undefined && place.voidedAt === undefined;
      expect([uid, leads]).toEqual([uid, state === "linked"]);
    }
  }
  for (const { uid, bikeId, voidedAt } of onBikes)
    expect([uid, byUid.get(uid)?.state, byUid.get(uid)?.bikeId]).toEqual([
      uid,
      voidedAt === undefined ? "linked" : "void",
      bikeId,
    ]);
};

/** The starting balances; people not listed had none. */
type Started = Readonly<Record<string, number>>;

/** Each debit has its order or refund, and each balance is the sum of its rows. */
const expectPoints = ({ orders, rows, balances }: World, started: Started): void => {
  for (const { id, points, state } of orders) {
    const sum = rows.filter(({ reference }) => reference === id).reduce((all, { amount }) => all + amount, 0);
    expect([id, sum]).toEqual([id, state === "cancelled" ? 0 : -points]);
  }
  const ids = new Set(orders.map(({ id }) => id));
  const spent = rows.filter(({ reason }) => reason === "sticker" || reason === "sticker_refund");
  expect(spent.filter(({ reference }) => !ids.has(reference))).toEqual([]);
  for (const { userId, points } of balances) {
    const own = rows.filter((row) => row.userId === userId).reduce((sum, { amount }) => sum + amount, 0);
    expect([userId, points]).toEqual([userId, (started[userId] ?? 0) + own]);
  }
};

const expectCounts = ({ all, orders, storeOrders }: World): void => {
  const counted: Record<string, number> = {};
  const add = (name: string): void => void (counted[name] = (counted[name] ?? 0) + 1);
  for (const { state } of orders) add(`customer_${state}`);
  for (const { state } of storeOrders) add(`store_${state}`);
  const said = all.find((item) => item.sk === "ORDERCOUNTS") ?? {};
  const numbers = Object.entries(said).filter(
    ([name, count]) => /^(customer|store)_/.test(name) && count !== 0 && !name.endsWith("_cancelled"),
  );
  const lasting = Object.entries(counted).filter(([name]) => !name.endsWith("_cancelled"));
  expect(Object.fromEntries(numbers)).toEqual(Object.fromEntries(lasting));
};

/** Each code belongs to one run, and an order's codes are nowhere else. */
const expectRuns = ({ runs, codes, chunks, storeOrders, orders }: World): void => {
  for (const run of runs)
    expect([run.id, codes.filter(({ batchId }) => batchId === run.id).length]).toEqual([run.id, run.made]);
  const listed = chunks.flatMap(({ uids }) => uids);
  expect(listed.toSorted()).toEqual(
    codes.flatMap(({ uid, batchId }) => (batchId === undefined ? [] : uid)).toSorted(),
  );
  const perOrder = storeOrders.flatMap(({ batchId = [] }) => batchId);
  expect(new Set(perOrder).size).toBe(perOrder.length);
  const taken = orders.filter(({ state }) => state !== "cancelled").flatMap(({ linkedCodes }) => linkedCodes);
  expect(new Set(taken).size).toBe(taken.length);
};

export const expectLawful = (world: World, papers: ReadonlySet<string>, started: Started): void => {
  expectStock(world);
  expectPlaces(world, papers);
  expectPoints(world, started);
  expectCounts(world);
  expectRuns(world);
};
