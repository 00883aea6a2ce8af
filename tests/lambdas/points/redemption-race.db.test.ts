import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import type { PaymentProvider } from "#lambdas/points/purchases/payment-provider.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { settleOpenPurchases } from "#lambdas/points/purchases/settle-open-purchases.ts";
import { CampaignItem } from "#lambdas/points/items/campaign.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, given, noon } from "#tests/lambdas/a.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { type Fate, crashingPayments, crashingTable } from "./crashing.ts";
import { dice, isForeseen } from "./walk-steps.ts";
import { type Shop, aShop } from "./context.ts";

const hour = 60 * 60 * 1000;
const buyers = 20;

type Round = {
  readonly seed: number;
  readonly people: readonly string[];
  readonly most: number;
  /** Percentage of steps that fail: the process dies, or the payment service's response is lost. */
  readonly deaths: number;
};

const time = (() => {
  let now = noon;
  return { now: () => now, pass: (millis: number) => void (now = new Date(now.getTime() + millis)) };
})();

/** Lets the others run for some turns. */
const yieldFor = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Delays each step at random, so that other seeds meet in other places. */
const slowly = (shop: Shop, random: () => number): Pick<PurchasesContext, "table" | "payments"> => {
  const wait = () => yieldFor(Math.floor(random() * 6));
  const { table } = shop;
  const { provider } = shop.service;
  const slow: Table = {
    ...table,
    get: async (...input) => {
      await wait();
      return table.get(...input);
    },
    transact: async (actions) => {
      await wait();
      await table.transact(actions);
      await wait();
    },
  };
  const payments: PaymentProvider = {
    open: async (request) => {
      await wait();
      const page = await provider.open(request);
      await wait();
      return page;
    },
    ask: async (sessionId) => {
      await wait();
      return provider.ask(sessionId);
    },
    end: async (sessionId) => {
      await wait();
      await provider.end(sessionId);
      await wait();
    },
    refund: (refund) => provider.refund(refund),
  };
  return { table: slow, payments };
};

const takenOf = async (table: Table, code: string) => {
  const campaign = await table.get(keys.campaign(code), CampaignItem);
  return [campaign?.taken, campaign?.redeemed];
};

/** Lets everybody buy with the same code at once, each with their own key, and pay. */
const play = async (shop: Shop, code: string, { seed, people, most, deaths }: Round): Promise<number> => {
  const { roll: random } = dice(seed);
  await Promise.all(people.map((userId) => given.person(shop.table, userId, 0)));
  await shop.campaign({ code, most });
  const { table, payments } = slowly(shop, random);
  const fate: Fate = () => {
    if (random() * 100 >= deaths) return "well";
    return random() < 0.5 ? "before" : "after";
  };
  const context = {
    ...shop.context,
    table: crashingTable(table, fate),
    payments: crashingPayments(payments, fate),
  };
  const purchase = async (place: number): Promise<void> => {
    const userId = people[place % people.length] ?? "";
    await yieldFor(Math.floor(random() * 20));
    const { payAt } = (
      await buyPoints(context, {
        userId,
        idempotencyKey: shop.key(),
        request: { ...shop.wanted, code, price: 11_920 },
      })
    ).purchase;
    await yieldFor(Math.floor(random() * 30));
    shop.service.pay(payAt.replace("https://pay.example/", ""));
  };
  const ends = await Promise.allSettled(Array.from({ length: buyers }, (_, place) => purchase(place)));
  for (const end of ends) if (end.status === "rejected" && !isForeseen(end.reason)) throw end.reason;
  await shop.deliverEvents();
  time.pass(2 * hour);
  for (const { id } of shop.service.pages()) shop.service.runOut(id);
  await settleOpenPurchases({ ...shop.context, reportFailure: () => undefined });
  await shop.deliverEvents();

  const ours = new Set(people);
  const paid = shop.service
    .pages()
    .filter(({ request, state }) => ours.has(request.userId) && state === "paid")
    .map(({ request }) => request.userId);
  const round = { seed, people: people.length, most };
  // Once per person, and no more in all than allowed.
  expect([round, paid.length]).toEqual([round, new Set(paid).size]);
  expect([round, Math.min(paid.length, most)]).toEqual([round, paid.length]);
  // Unpaid redemptions are released.
  expect([round, await takenOf(shop.table, code)]).toEqual([round, [paid.length, paid.length]]);
  for (const userId of people)
    expect([round, await shop.pointsOf(userId)]).toEqual([round, paid.includes(userId) ? 150 : 0]);
  expect([round, shop.troubles]).toEqual([round, []]);
  return paid.length;
};

/** Returns the number of payments in all rounds. */
const rounds = async (shop: Shop, count: number, firstSeed: number): Promise<number> => {
  let paid = 0;
  for (let number = 0; number < count; number += 1) {
    const seed = firstSeed + number;
    const alone = number % 2 === 0;
    const names = alone ? ["anna"] : ["anna", "bo", "cilla"];
    paid += await play(shop, `KOD${seed}`, {
      seed,
      people: names.map((name) => `${name}${seed}`),
      most: alone ? 1 : 2,
      deaths: number % 4 < 2 ? 0 : 12,
    });
  }
  return paid;
};

describe("a single-use code, used by twenty purchases at once", () => {
  it("is used once in each of 50 rounds, and released if nobody paid, even after crashes", async () => {
    const memory = openMemoryTable(time.now);
    const shop = await aShop({ table: memory.table, system: aSystem(time.now) });
    expect(await rounds(shop, 50, 100)).toBeGreaterThan(40);
  });

  it("is used once in the real table too", async () => {
    const { tableName, config } = await withTable({ stream: false });
    const system = aSystem(time.now);
    const table = openTable(tableName, system, new DynamoDBClient(config));
    expect(await rounds(await aShop({ table, system }), 4, 900)).toBeGreaterThan(2);
  });
});
