import { describe, expect, it } from "vitest";
import type { SeenPart } from "#contract/office/bike-admin-bike.ts";
import { whoSees } from "#lambdas/office/bikes/bike/who-sees.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { aTransfer } from "#tests/lambdas/notifications/notifier/a-transfer.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

const at = "2026-11-20T12:00:00.000Z";
const transfer = aTransfer();
const alone = { transfer: undefined, store: undefined };

const seenBy = (
  who: string,
  bike: BikeItem,
  around: Parameters<typeof whoSees>[1] = alone,
): readonly SeenPart[] => whoSees(bike, around).find((sight) => sight.who === who)?.sees ?? [];

describe("the visibility of a bike", () => {
  it("follows the owner's settings, with the number only for those who know it", () => {
    const { visibility } = aBike();
    const seen = seenBy("public", aBike({ visibility: { ...visibility, model: false }, name: undefined }));
    expect(seen).toContain("brand");
    expect(seen).toContain("number-if-known");
    expect(seen).not.toContain("model");
    expect(seen).not.toContain("frame-number");
    expect(seen).not.toContain("history");
    expect(seenBy("signed-in", aBike())).toContain("history");
  });

  it("is none for others during a review or after deletion", () => {
    for (const bike of [aBike({ status: "pending_review" }), aBike({ deletedAt: at })]) {
      expect(seenBy("public", bike)).toEqual([]);
      expect(seenBy("signed-in", bike)).toEqual([]);
      expect(seenBy("administrators", bike)).toEqual(["everything"]);
    }
    expect(seenBy("owner", aBike({ status: "pending_review" }))).toEqual(["everything"]);
    expect(seenBy("owner", aBike({ deletedAt: at }))).toEqual([]);
  });

  it("includes place and reward of a stolen bike, but no price", () => {
    const stolen = aBike({
      status: "stolen",
      stolenPlace: { place: "Torget", city: "Lund" },
      findersReward: 500,
      salePrice: 2500,
    });
    const seen = seenBy("public", stolen);
    expect(seen).toEqual(expect.arrayContaining(["stolen-place", "reward"]));
    expect(seen).not.toContain("sale-price");
    expect(seenBy("public", aBike({ salePrice: 2500 }))).toContain("sale-price");
  });

  it("includes the full number for the buyer of an open transfer", () => {
    const sights = whoSees(aBike(), { ...alone, transfer });
    const taker = sights.find(({ who }) => who === "taker");
    expect(taker?.sees).toContain("frame-number");
    expect(taker?.name).not.toContain("ny@example.se");
    expect(seenBy("taker", aBike(), { ...alone, transfer: { ...transfer, state: "declined" } })).toEqual([]);
  });

  it("includes what the store sold", () => {
    const store = whoSees(aBike(), { ...alone, store: "Cykelboden" }).find(({ who }) => who === "store");
    expect(store).toMatchObject({
      name: "Cykelboden",
      sees: ["frame-number", "brand", "model", "type", "color"],
    });
  });
});
