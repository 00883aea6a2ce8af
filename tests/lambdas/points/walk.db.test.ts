import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { openTable, type Table } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { wholeTable, type StoredItem } from "#tests/lambdas/bikes/index/written-items.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { CampaignItem, RedemptionDayItem, RedemptionItem } from "#lambdas/points/items/campaign.ts";
import { LedgerItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem, ReceiptItem } from "#lambdas/points/items/purchase.ts";
import type { PaymentService } from "./a-payment-service.ts";
import { dice, openMarket } from "./walk-steps.ts";
import { aShop } from "./context.ts";

type Town = {
  readonly table: Table;
  readonly everything: () => Promise<StoredItem[]>;
  readonly service: PaymentService;
};

const readAll = async ({ everything }: Town) => {
  const all = await everything();
  const of = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    all.filter((item) => item["entity"] === entity).map((item) => schema.parse(item));
  return {
    all,
    purchases: of("purchase", PurchaseItem),
    rows: of("ledger", LedgerItem),
    receipts: of("receipt", ReceiptItem),
    campaigns: of("campaign", CampaignItem),
    redemptions: of("redemption", RedemptionItem),
    days: of("redemptionDay", RedemptionDayItem),
  };
};
type Read = Awaited<ReturnType<typeof readAll>>;

const isPaid = ({ state }: PurchaseItem): boolean =>
  state === "paid" || state === "refunding" || state === "refunded";

/** A purchase has points exactly while it is paid, and a receipt ever since. */
const expectPurchases = ({ purchases, rows, receipts, all }: Read): void => {
  const points = new Map<string, number>();
  for (const { reference, amount } of rows) points.set(reference, (points.get(reference) ?? 0) + amount);
  for (const purchase of purchases)
    expect([purchase.id, points.get(purchase.id) ?? 0]).toEqual([
      purchase.id,
      purchase.state === "paid" ? purchase.points : 0,
    ]);
  const numbers = purchases.filter(isPaid).map(({ receiptNumber }) => receiptNumber ?? 0);
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: sorted.length }, (_, index) => index + 1));
  expect(receipts.length).toBe(numbers.length);
  const unsettled = all.filter((item) => item["gsi2pk"] === "PURCHASES#UNSETTLED").map((item) => item["id"]);
  const open = purchases.filter(({ state }) => ["open", "processing", "refunding"].includes(state));
  expect(unsettled.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
};

const expectCampaigns = ({ campaigns, redemptions, days }: Read): void => {
  for (const { code, taken, redeemed, most } of campaigns) {
    const used = redemptions.filter((redemption) => redemption.code === code);
    expect([code, taken, redeemed]).toEqual([
      code,
      used.length,
      used.filter(({ state }) => state === "final").length,
    ]);
    expect(taken).toBeLessThanOrEqual(most);
  }
  const counted = days.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(campaigns.reduce((sum, { redeemed }) => sum + redeemed, 0));
};

/** Nobody has points without paying, and money is refunded only for points taken back. */
const expectMoney = ({ purchases }: Read, { service }: Town): void => {
  const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]));
  for (const { request, state, refunded } of service.pages()) {
    const purchase = byId.get(request.purchaseId);
    expect(purchase?.price).toBe(request.price);
    if (purchase && isPaid(purchase)) expect(state).toBe("paid");
    if (refunded) expect(["refunding", "refunded"]).toContain(purchase?.state);
  }
};

/** Checks what must hold at any moment, whatever was interrupted. */
const expectLawful = async (town: Town): Promise<Read> => {
  const read = await readAll(town);
  expectPurchases(read);
  expectCampaigns(read);
  expectMoney(read, town);
  expect((await reconcile(town.table)).mismatches).toEqual([]);
  expect((await checkReceipts(town.table)).faults).toEqual([]);
  return read;
};

/** Checks what must also hold once all events have arrived and interrupted work is done. */
const expectSettled = async (town: Town): Promise<void> => {
  const { purchases } = await expectLawful(town);
  const pageOf = new Map(town.service.pages().map((page) => [page.request.purchaseId, page]));
  for (const purchase of purchases) {
    const page = pageOf.get(purchase.id);
    const wanted = page?.state === "paid" ? (page.refunded ? "refunded" : "paid") : undefined;
    if (wanted === undefined) expect(["expired", "failed"]).toContain(purchase.state);
    else expect([purchase.id, purchase.state]).toEqual([purchase.id, wanted]);
  }
};

const aClock = () => {
  let now = noon;
  return { now: () => now, pass: (millis: number) => void (now = new Date(now.getTime() + millis)) };
};

type Market = Awaited<ReturnType<typeof openMarket>>;

const walk = async (market: Market, steps: number, lookEvery: number): Promise<void> => {
  for (let step = 1; step <= steps; step += 1) {
    await market.step();
    if (step % lookEvery === 0) await expectLawful(market);
  }
  await market.settle();
  await expectSettled(market);
};

describe("twenty people who buy and spend, while processes die and events arrive twice and in any order", () => {
  it("have the points they paid for and receipts without gaps after 10,000 steps", async () => {
    const time = aClock();
    const memory = openMemoryTable(time.now);
    const shop = await aShop({ table: memory.table, system: aSystem(time.now) });
    const market = await openMarket({
      shop: { ...shop, pass: time.pass },
      everything: memory.everything,
      random: dice(11),
    });
    await walk(market, 10_000, 500);
    // Every state has been reached.
    for (const what of [
      "buy",
      "pay",
      "bank",
      "deliverEvents",
      "leave",
      "withdraw",
      "spend",
      "adjust",
      "clock",
      "look",
    ])
      expect([what, (market.done.get(what) ?? 0) > 40]).toEqual([what, true]);
    expect(market.service.pages().filter(({ refunded }) => refunded).length).toBeGreaterThan(20);
    expect(market.done.get("refused or interrupted") ?? 0).toBeGreaterThan(400);
  });

  it("have them in the real table too", async () => {
    const time = aClock();
    const { tableName, config } = await withTable({ stream: false });
    const client = new DynamoDBClient(config);
    const system = aSystem(time.now);
    const shop = await aShop({ table: openTable(tableName, system, client), system });
    const market = await openMarket({
      shop: { ...shop, pass: time.pass },
      everything: () => wholeTable(client, tableName),
      random: dice(23),
    });
    await walk(market, 1500, 300);
    expect(market.done.get("buy") ?? 0).toBeGreaterThan(40);
  });
});
