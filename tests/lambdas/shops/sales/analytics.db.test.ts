import { describe, expect, it } from "vitest";
import { getStoreAnalytics } from "#lambdas/shops/sales/analytics/get-analytics.ts";
import { mergeSpellings, mondaysUntil } from "#lambdas/shops/sales/analytics/sum-days.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aTill, clerk } from "./a-till.ts";

const open = async () => {
  const till = await aTill(5000);
  return {
    ...till,
    figures: (caller = clerk, weeks: "26" | "52" = "26") => getStoreAnalytics(till.context, caller, weeks),
  };
};

describe("a shop’s statistics", () => {
  it("show empty weeks for a shop without sales", async () => {
    const shop = await open();
    const { weeks, brands, till, staff } = await shop.figures();
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)).toEqual({ monday: "2026-11-16", registered: 0, claimed: 0, claimedWithinDay: 0 });
    expect({ brands, till, staff }).toEqual({ brands: [], till: undefined, staff: [] });
  });

  it("count by week and brand without returned sales, and show the time per customer", async () => {
    const shop = await open();
    const first = await shop.register({ frameNumber: "FIRST1000", seconds: 40 });
    const back = await shop.register({ frameNumber: "BACK1000", brand: "Monark", seconds: 50 });
    await shop.register({ frameNumber: "OTHER1000", brand: "CRESCENT" });
    await shop.takeBack(back.id);
    await shop.claim(first);
    shop.daysLater(8);
    await shop.register({ frameNumber: "LATER1000", brand: "Ecoride (Läns & Co.)", seconds: 31 });
    const { weeks, brands, till } = await shop.figures();
    expect(weeks.slice(-2)).toEqual([
      { monday: "2026-11-16", registered: 2, claimed: 1, claimedWithinDay: 1 },
      { monday: "2026-11-23", registered: 1, claimed: 0, claimedWithinDay: 0 },
    ]);
    expect(brands.map(({ name, registered }) => [name.toLowerCase(), registered])).toEqual([
      ["crescent", 2],
      ["ecoride (läns & co.)", 1],
    ]);
    expect(till).toEqual({ seconds: 40, measured: 3 });
  });

  it("count a claim after more than a day as claimed, in the week of its sale", async () => {
    const shop = await open();
    const sale = await shop.register();
    shop.daysLater(4);
    await shop.claim(sale);
    const { weeks } = await shop.figures();
    expect(weeks.at(-2)).toEqual({ monday: "2026-11-16", registered: 1, claimed: 1, claimedWithinDay: 0 });
  });

  it("leave out sales before the period", async () => {
    const shop = await open();
    await shop.register();
    shop.daysLater(26 * 7);
    const sum = (weeks: readonly { registered: number }[]) =>
      weeks.reduce((total, { registered }) => total + registered, 0);
    const [half, whole] = await Promise.all([shop.figures(), shop.figures(clerk, "52")]);
    expect([sum(half.weeks), half.brands]).toEqual([0, []]);
    expect([sum(whole.weeks), whole.brands]).toEqual([1, [{ name: "Crescent", registered: 1 }]]);
  });

  it("show the sellers to owners only", async () => {
    const shop = await open();
    await shop.register();
    expect((await shop.figures()).staff).toEqual([{ name: "Anna Lindqvist", registered: 1 }]);
    await shop.write(update(keys.storeMember("store_1", "clerk")).set({ role: "staff" }));
    expect((await shop.figures()).staff).toBeUndefined();
  });
});

describe("weeks", () => {
  it.each([
    ["2026-11-22T22:59:00.000Z", ["2026-11-09", "2026-11-16"]],
    ["2026-11-22T23:01:00.000Z", ["2026-11-16", "2026-11-23"]],
    ["2027-01-01T12:00:00.000Z", ["2026-12-21", "2026-12-28"]],
  ])("until %s start on %j", (now, mondays) => {
    expect(mondaysUntil(new Date(now), 2)).toEqual(mondays);
  });
});

it("brands with several spellings count as one, under the most frequent spelling", () => {
  const merged = mergeSpellings([
    { name: "crescent", registered: 2 },
    { name: "Crescent", registered: 5 },
    { name: "Öre ", registered: 1 },
    { name: "Ecoride", registered: 1 },
  ]);
  expect(merged).toEqual([
    { name: "Crescent", registered: 7 },
    { name: "Ecoride", registered: 1 },
    { name: "Öre ", registered: 1 },
  ]);
});
