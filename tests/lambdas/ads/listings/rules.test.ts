import { describe, expect, it } from "vitest";
import { ListingDetails, ListingState } from "#contract/ads/listings.ts";
import { dueFor } from "#lambdas/ads/listings/expire-listings.ts";
import { stateAt } from "#lambdas/ads/listing-at.ts";
import { isGone, isOver, listingMoves } from "#lambdas/ads/moves.ts";
import { readRenewalToken, renewalToken } from "#lambdas/ads/renewal-links.ts";
import { fc } from "#tests/property.ts";
import { someDetails } from "./context.ts";

const names = Object.keys(listingMoves) as (keyof typeof listingMoves)[];
/** The moves that only an administrator's decision makes with a removed ad. */
const administrators: readonly (typeof names)[number][] = ["restore", "close"];
type Outcome = { readonly to: ListingState } | { readonly problem: string };

describe("the moves of an ad", () => {
  it("fail once it is over, with how it ended", () => {
    for (const name of names.filter((each) => !administrators.includes(each)))
      for (const state of ["sold", "ended", "removed"] as const)
        expect(listingMoves[name][state]).toEqual({ problem: `listing-${state}` });
    for (const state of ["sold", "ended"] as const)
      expect(listingMoves.remove[state]).toEqual({ problem: `listing-${state}` });
  });

  it("undo a removal only by an administrator's decision", () => {
    const leadBack = names.filter((name) => "to" in listingMoves[name].removed);
    expect(leadBack).toEqual(administrators);
    expect(listingMoves.restore.removed).toEqual({ to: "active" });
    expect(listingMoves.close.removed).toEqual({ to: "ended" });
    for (const state of ListingState.options.filter((each) => each !== "removed"))
      for (const name of administrators) expect("to" in listingMoves[name][state]).toBe(false);
  });

  it("end it at most once, in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 40 }), (walk) => {
        let state: ListingState = "active";
        let ends = 0;
        for (const name of walk) {
          const outcome: Outcome = listingMoves[name][state];
          if (!("to" in outcome)) continue;
          if (isOver(outcome.to)) ends += 1;
          expect(state === "removed" && !administrators.includes(name)).toBe(false);
          // An expired ad is shown again only by renewing it.
          expect(state === "expired" && outcome.to === "active" && name !== "renew").toBe(false);
          state = outcome.to;
        }
        expect(ends).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("can always end an ad that is not over", () => {
    for (const state of ListingState.options.filter((each) => !isGone(each))) {
      expect(listingMoves.end[state]).toEqual({ to: "ended" });
      expect(listingMoves.sell[state]).toEqual({ to: "sold" });
    }
  });
});

describe("the content of an ad", () => {
  const faultsOf = (over: object) =>
    ListingDetails.safeParse({ ...someDetails(), ...over }).error?.issues.map(({ message }) => message);

  it.each([0, 1.5, -1, 1_000_001, "3400", undefined, Number.NaN])("cannot have a price of %s", (price) => {
    expect(faultsOf({ price })).toEqual(["price-range"]);
  });

  it.each([1, 1_000_000])("can have a price of %s", (price) => {
    expect(faultsOf({ price })).toBeUndefined();
  });

  it("cannot have a ninth photo or an unknown town", () => {
    const photos = Array.from({ length: 9 }, (_, place) => `upload_0000000000000000000000000${place}`);
    expect(faultsOf({ photos })).toEqual(["too-many-photos"]);
    expect(faultsOf({ photos: photos.slice(1) })).toBeUndefined();
    expect(faultsOf({ city: "Ankeborg" })).toEqual(["place-unknown"]);
  });
});

describe("the time of an ad", () => {
  const now = new Date("2026-11-20T12:00:00.000Z");
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

  it("is over on its day, even before the nightly job has run", () => {
    expect(stateAt({ state: "active", endsAt: inDays(0) }, now)).toBe("expired");
    expect(stateAt({ state: "active", endsAt: inDays(1) }, now)).toBe("active");
    expect(stateAt({ state: "sold", endsAt: inDays(-1) }, now)).toBe("sold");
  });

  it.each([
    ["active", 8, undefined, undefined],
    ["active", 7, undefined, "reminder"],
    ["active", 7, 7, undefined],
    ["active", 7, -83, "reminder"],
    ["paused", 3, undefined, undefined],
    ["active", 0, 0, "expiry"],
    ["paused", -1, undefined, "expiry"],
  ] as const)(
    "of an ad that is %s with %d days left and a reminder %s calls for %s",
    (state, left, asked, due) => {
      const remindedOf = asked === undefined ? undefined : inDays(asked);
      expect(dueFor({ state, endsAt: inDays(left), remindedOf }, now)).toBe(due);
    },
  );

  it("is renewed by a link that nobody can forge", () => {
    const renewed = { id: "listing_01K9ZZZZZZZZZZZZZZZZZZZZZZ", endsAt: inDays(3) };
    const token = renewalToken("secret", renewed);
    expect(readRenewalToken("secret", token)).toEqual(renewed);
    expect(readRenewalToken("other", token)).toBeUndefined();
    expect(readRenewalToken("secret", token.replace("listing_01", "listing_02"))).toBeUndefined();
    expect(readRenewalToken("secret", "nothing")).toBeUndefined();
  });
});
