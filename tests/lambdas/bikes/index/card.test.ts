import { describe, expect, it } from "vitest";
import { cardOf } from "#lambdas/bikes/index/card.ts";
import { showCard } from "#lambdas/bikes/index/show-card.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

const bike = aBike({
  status: "stolen",
  stolenSince: "2026-11-19",
  stolenPlace: { place: "Cykelstället vid Vasagatan 1", city: "Göteborg" },
});
const placeShown = (visible: boolean, over = {}) =>
  cardOf({ ...bike, visibility: { ...bike.visibility, whenStolen: visible }, ...over }).stolenPlace;

describe("the place of a theft on a card", () => {
  it("includes the city if the owner shows the place", () => {
    expect(placeShown(true)).toBe("Cykelstället vid Vasagatan 1, Göteborg");
  });

  it("is only the city if the owner hides the place", () => {
    expect(placeShown(false)).toBe("Göteborg");
    expect(
      JSON.stringify(cardOf({ ...bike, visibility: { ...bike.visibility, whenStolen: false } })),
    ).not.toContain("Vasagatan");
  });

  it("is absent for a recovered bike and for a theft without a place", () => {
    expect(placeShown(true, { status: "registered" })).toBeUndefined();
    expect(placeShown(true, { stolenPlace: undefined })).toBeUndefined();
  });

  it("ends with an ellipsis after 60 characters, without splitting one", () => {
    const place = "🚲".repeat(80);
    const shown = placeShown(true, { stolenPlace: { place, city: "Göteborg" } }) ?? "";
    expect(Array.from(shown)).toHaveLength(60);
    expect(shown).toBe(`${"🚲".repeat(59)}…`);
  });
});

describe("the number on a card", () => {
  const shown = (frameNumber: string, searchedNumber = frameNumber) =>
    showCard(cardOf({ ...bike, frameNumber }), { now: noon, signedIn: true, searchedNumber }).frameNumber;

  it("is whole for a person who searched for it, and masked for others", () => {
    expect(shown("WTU204K8861")).toBe("WTU204K8861");
    expect(shown("WTU204K8861", "WTU204K")).toBe("•••861");
  });

  it.each(["5804123551", "195804123551"])(
    "is masked for everybody if it may be a personal number: %s",
    (number) => expect(shown(number)).toBe("•••551"),
  );
});
