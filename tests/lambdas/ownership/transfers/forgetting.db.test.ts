import { beforeEach, expect, it } from "vitest";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { type Market, aMarket } from "./context.ts";

const day = 86_400_000;

let market: Market;
let bike: BikeItem;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo"]) await market.person(who);
  bike = await market.bike();
});

/** Everything in the table except expired rows awaiting deletion and accounts. */
const held = async (): Promise<string> => {
  const second = market.system.now().getTime() / 1000;
  const items = (await market.everything()).filter(({ entity, expiresAt }) => {
    const isOver = typeof expiresAt === "number" && expiresAt <= second;
    return !isOver && entity !== "profile" && entity !== "emailGuard";
  });
  return JSON.stringify(items);
};

it.each([
  ["withdrawn", (id: string) => market.cancel("anna", id)],
  ["declined", (id: string) => market.decline("bo", id)],
  ["stopped by a theft", () => market.steal(bike.id)],
  [
    "expired",
    async () => {
      market.pass(14 * day);
      await market.expire();
    },
  ],
])("a transfer that was %s is listed for 14 days and then deleted", async (_how, end) => {
  const id = await market.offer("anna", bike.id);
  await market.change("anna", id, { price: 100 });
  expect(market.kept.size).toBe(2);
  await end(id);
  market.pass(13 * day);
  expect(await market.forget()).toEqual({ forgotten: 0, failed: 0 });
  expect(await market.transfer(id)).toBeDefined();
  market.pass(day);
  expect(await market.forget()).toEqual({ forgotten: 1, failed: 0 });
  expect(await market.transfer(id)).toBeUndefined();
  expect(market.kept.size).toBe(0);
  expect((await held()).includes("bo@example.se")).toBe(false);
});

it("an unanswered invitation is deleted with its address", async () => {
  await market.offer("anna", bike.id, { buyerEmail: "ny@example.se" });
  market.pass(14 * day);
  await market.expire();
  market.pass(14 * day);
  expect(await market.forget()).toEqual({ forgotten: 1, failed: 0 });
  expect((await held()).includes("ny@example.se")).toBe(false);
});

it("a signed transfer stays", async () => {
  const id = await market.offer("anna", bike.id);
  await market.accept("bo", id);
  market.pass(4000 * day);
  expect(await market.forget()).toEqual({ forgotten: 0, failed: 0 });
  expect(await market.transfer(id)).toMatchObject({ state: "completed" });
  expect(market.kept.size).toBe(2);
});

it("an open transfer stays", async () => {
  const id = await market.offer("anna", bike.id);
  market.pass(13 * day);
  expect(await market.forget()).toEqual({ forgotten: 0, failed: 0 });
  expect(await market.transfer(id)).toMatchObject({ state: "requested" });
});
