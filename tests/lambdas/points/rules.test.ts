import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { PointsPackage, PurchaseState } from "#contract/points/purchases.ts";
import { vatIn } from "#contract/platform/vat.ts";
import { campaignState } from "#lambdas/points/campaigns/campaign-rules.ts";
import { quoteFor } from "#lambdas/points/purchases/price.ts";
import { type PaymentStatus, purchaseSteps } from "#lambdas/points/purchases/purchase-steps.ts";
import { withdrawalOf } from "#lambdas/points/purchases/show-purchase.ts";
import type { CampaignItem } from "#lambdas/points/items/campaign.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { noon } from "#tests/lambdas/a.ts";

const start = { id: "START", points: 150, price: 14_900 };

describe("a price", () => {
  it("includes a fifth of VAT, to the nearest öre", () => {
    expect([vatIn(14_900), vatIn(27_900), vatIn(49_900), vatIn(3)]).toEqual([2980, 5580, 9980, 1]);
  });

  it("with a discount is in whole öre", () => {
    const quote = quoteFor(
      { ...start, price: 14_999 },
      { code: "A", effect: { kind: "percent", percent: 33 } },
    );
    expect(quote).toMatchObject({ price: 10_049, fullPrice: 14_999, points: 150, bonusPoints: 0, code: "A" });
  });

  it("of any package with any campaign is high enough to be paid", () => {
    const anyPackage = fc.record({ points: fc.integer({ min: 1 }), price: fc.integer({ min: 3000 }) });
    fc.assert(
      fc.property(anyPackage, fc.integer({ min: 1, max: 90 }), ({ points, price }, percent) => {
        const quote = quoteFor(
          { id: "A", points, price },
          { code: "A", effect: { kind: "percent", percent } },
        );
        expect(quote.price).toBeGreaterThanOrEqual(300);
        expect(quote.price).toBeLessThanOrEqual(price);
      }),
    );
    expect(PointsPackage.safeParse({ ...start, price: 2999 }).success).toBe(false);
  });
});

describe("a payment's reported state", () => {
  const states = PurchaseState.options;
  const endOf: Partial<Record<string, PurchaseItem["state"]>> = {
    credit: "paid",
    wait: "processing",
    fail: "failed",
    expire: "expired",
    "close-refund": "refunded",
    "give-back": "paid",
  };

  it("has the same effect twice as once", () => {
    // Two refunds have different numbers.
    const words = Object.entries(purchaseSteps).filter(([status]) => status !== "refund-failed");
    const twice = words.flatMap(([status, steps]) =>
      states.flatMap((state) => {
        const end = endOf[steps[state]];
        return end === undefined || steps[end] === "nothing" ? [] : [`${status} in ${state}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  it("leads to a paid purchase if someone paid, in whatever order the events arrive", () => {
    const orders: PaymentStatus[][] = [
      ["processing", "paid"],
      ["paid", "processing"],
      ["expired", "paid"],
      ["failed", "paid", "processing"],
      ["paid", "failed", "expired"],
    ];
    for (const order of orders) {
      const end = order.reduce<PurchaseItem["state"]>(
        (state, status) => endOf[purchaseSteps[status][state]] ?? state,
        "open",
      );
      expect([order, end]).toEqual([order, "paid"]);
    }
  });

  it("gives points once for a payment, and takes them once for a refund", () => {
    for (const state of states) {
      const isOwed = ["open", "processing", "failed", "expired"].includes(state);
      expect([state, purchaseSteps.paid[state] === "credit"]).toEqual([state, isOwed]);
    }
  });
});

describe("a purchase", () => {
  const paid = { state: "paid", points: 150, price: 14_900, paidAt: noon.toISOString() } as PurchaseItem;
  const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

  it.each([
    [paid, 150, 14, "possible"],
    [paid, 149, 1, "points-spent"],
    [{ ...paid, reversedMoney: 4967 }, 100, 1, "possible"],
    [{ ...paid, reversedMoney: 14_900 }, 100, 1, "done"],
    [paid, 150, 14.5, "too-late"],
    [{ ...paid, state: "refunding" as const }, 150, 1, "done"],
    [{ ...paid, state: "refunded" as const }, 150, 1, "done"],
    [{ ...paid, state: "processing" as const, paidAt: undefined }, 150, 1, "not-paid"],
  ])(
    "in state %j with %i points after %d days can be withdrawn from: %s",
    (purchase, balance, after, wanted) => {
      expect(withdrawalOf(purchase, { balance, now: days(after) })).toBe(wanted);
    },
  );
});

describe("a campaign", () => {
  const campaign = {
    validFrom: "2026-11-20",
    validTo: "2026-11-21",
    taken: 0,
    most: 1,
  } as CampaignItem;

  it("runs from the beginning of its first day in Sweden to the end of its last", () => {
    const at = (time: string) => campaignState(campaign, new Date(time));
    expect([
      at("2026-11-19T22:59:59Z"),
      at("2026-11-19T23:00:00Z"),
      at("2026-11-21T22:59:59Z"),
      at("2026-11-21T23:00:00Z"),
    ]).toEqual(["coming", "running", "running", "ended"]);
  });

  it.each([
    ["a summer's day", "2027-07-15", "2027-07-14T22:00:00Z", "2027-07-15T22:00:00Z"],
    ["the day of 23 hours", "2027-03-28", "2027-03-27T23:00:00Z", "2027-03-28T22:00:00Z"],
    ["the day of 25 hours", "2027-10-31", "2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z"],
  ])("of %s runs from midnight to midnight in Sweden", (_what, day, begins, ends) => {
    const short = { ...campaign, validFrom: day, validTo: day };
    const at = (time: string, after: number) => campaignState(short, new Date(Date.parse(time) + after));
    expect([at(begins, -1), at(begins, 0), at(ends, -1), at(ends, 0)]).toEqual([
      "coming",
      "running",
      "running",
      "ended",
    ]);
  });

  it("shows the most final of exhausted, stopped and ended", () => {
    expect(campaignState({ ...campaign, taken: 1 }, noon)).toBe("exhausted");
    expect(campaignState({ ...campaign, taken: 1, stoppedAt: noon.toISOString() }, noon)).toBe("stopped");
    const later = new Date("2026-12-01T00:00:00Z");
    expect(campaignState({ ...campaign, stoppedAt: noon.toISOString() }, later)).toBe("ended");
  });
});
