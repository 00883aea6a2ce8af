import { beforeEach, expect, it } from "vitest";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { sendSaleText } from "#lambdas/shops/deliveries/send-sale-text.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aTill } from "#tests/lambdas/shops/sales/a-till.ts";

type Till = Awaited<ReturnType<typeof aTill>>;

let till: Till;
let texts: string[];
let withheld: string[];
let isAway: boolean;
let now: Date;
let textLimits: { perStoreAndDay: number; perMonth: number };

beforeEach(async () => {
  till = await aTill();
  [texts, withheld, isAway] = [[], [], false];
  now = new Date("2026-11-20T12:00:00.000Z");
  textLimits = { perStoreAndDay: 2, perMonth: 3 };
});

const texter = async () => ({
  table: (await till.inRole("notifier")).table,
  now: () => now,
  random: () => 0,
  wait: async () => undefined,
  sendText: async (to: string) => {
    if (isAway) throw new Error("SNS is away");
    texts.push(to);
  },
  textLimits,
  reportWithheld: (storeId: string) => void withheld.push(storeId),
  siteOrigin: "https://cykelregistret.se",
  codeSecret: "secret",
});

let change = 0;
/** A store's text message about a sale. */
const tell = async (saleId: string, { storeId = "store_1", isMailed = false } = {}, changeId?: string) => {
  change += 1;
  const delivery = {
    kind: "text",
    to: "+46701234567",
    sale: { storeId, saleId, isMailed },
    text: () => "Din cykel väntar",
  } as const satisfies Delivery;
  await sendSaleText(await texter(), changeId ?? `change-${change}`, delivery);
};

const saleOf = async (saleId: string) => till.table.get(keys.sale("store_1", saleId), SaleItem);

it("a store sends a limited number of text messages a day, and the till says when it is over", async () => {
  const { id } = await till.register({ buyer: { phone: "+46701234567" } });
  for (let sent = 0; sent < 2; sent += 1) await tell(id);
  expect([texts.length, withheld, (await saleOf(id))?.textWithheld]).toEqual([2, [], undefined]);
  await tell(id);
  expect([texts.length, withheld, (await saleOf(id))?.textWithheld]).toEqual([2, ["store_1"], true]);
  now = new Date("2026-11-21T12:00:00.000Z");
  await tell(id);
  expect(texts).toHaveLength(3);
});

it("a number gets a limited number of text messages a day, from whatever store", async () => {
  textLimits = { perStoreAndDay: 100, perMonth: 100 };
  for (const storeId of ["store_1", "store_2", "store_3", "store_4", "store_5"])
    await tell("sale_2", { storeId, isMailed: true });
  expect([texts.length, withheld]).toEqual([4, ["store_5"]]);
  now = new Date("2026-11-21T12:00:00.000Z");
  await tell("sale_2", { isMailed: true });
  expect(texts).toHaveLength(5);
});

it("all stores together send a limited number in a month", async () => {
  const { id } = await till.register({ buyer: { phone: "+46701234567" } });
  await tell("sale_2", { storeId: "store_2", isMailed: true });
  await tell("sale_2", { storeId: "store_2", isMailed: true });
  await tell(id);
  await tell(id);
  expect([texts.length, withheld]).toEqual([3, ["store_1"]]);
  now = new Date("2026-12-01T12:00:00.000Z");
  await tell(id);
  expect(texts).toHaveLength(4);
});

it("a sale whose buyer also gets a mail shows no warning at the till", async () => {
  const buyer = { email: "anna@example.se", phone: "+46701234567" };
  const { id } = await till.register({ buyer });
  for (let sent = 0; sent < 3; sent += 1) await tell(id, { isMailed: true });
  expect([texts.length, withheld, (await saleOf(id))?.textWithheld]).toEqual([2, ["store_1"], undefined]);
});

it("a failed text message is not counted, and a repeated one is sent once", async () => {
  const { id } = await till.register({ buyer: { phone: "+46701234567" } });
  isAway = true;
  for (let tried = 0; tried < 4; tried += 1)
    await expect(tell(id, {}, "same")).rejects.toThrow("SNS is away");
  isAway = false;
  await tell(id, {}, "same");
  await tell(id, {}, "same");
  await tell(id);
  expect([texts.length, withheld]).toEqual([2, []]);
});

it("a sale that has ended gets no text message", async () => {
  const { id } = await till.register({ buyer: { phone: "+46701234567" } });
  await till.takeBack(id);
  for (let sent = 0; sent < 3; sent += 1) await tell(id);
  expect((await saleOf(id))?.textWithheld).toBeUndefined();
});
