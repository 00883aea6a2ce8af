import { describe, expect, it } from "vitest";
import { cardOf } from "#lambdas/shared/search-index/card.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";

const bike = aBike({
  status: "stolen",
  stolenSince: "2026-11-19",
  stolenPlace: { place: "Cykelstället vid Vasagatan 1", city: "Göteborg" },
});
const placeShown = (visible: boolean, over = {}) =>
  cardOf({ ...bike, visibility: { ...bike.visibility, whenStolen: visible }, ...over }).stolenPlace;

describe("the place of a theft on a card", () => {
  it("is told with its city where the owner lets it be told", () => {
    expect(placeShown(true)).toBe("Cykelstället vid Vasagatan 1, Göteborg");
  });

  it("is the city alone where the owner keeps it back", () => {
    expect(placeShown(false)).toBe("Göteborg");
    expect(
      JSON.stringify(cardOf({ ...bike, visibility: { ...bike.visibility, whenStolen: false } })),
    ).not.toContain("Vasagatan");
  });

  it("is not told of a bike that is back, or of one whose owner named none", () => {
    expect(placeShown(true, { status: "registered" })).toBeUndefined();
    expect(placeShown(true, { stolenPlace: undefined })).toBeUndefined();
  });

  it("ends with dots after 60 signs, without cutting one in two", () => {
    const place = "🚲".repeat(80);
    const shown = placeShown(true, { stolenPlace: { place, city: "Göteborg" } }) ?? "";
    expect(Array.from(shown)).toHaveLength(60);
    expect(shown).toBe(`${"🚲".repeat(59)}…`);
  });
});
