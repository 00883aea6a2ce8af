import { beforeAll, describe, expect, it } from "vitest";
import type { SearchCard } from "#contract/bikes/search.ts";
import { type Register, aListedBike, aRegister } from "./a-register.ts";

const registered = ["WBK1234Z", "WTU204K8861", "AB000777", "ABCDEFGH123456"];

const stolen = { status: "stolen", stolenSince: "2026-11-12" } as const;

const numbersOf = (bikes: readonly SearchCard[]) => bikes.map(({ frameNumber }) => frameNumber);

describe("an unregistered number", () => {
  let register: Register;
  beforeAll(async () => {
    register = await aRegister();
    await register.add(...registered.map((frameNumber) => aListedBike({ frameNumber, ...stolen })));
    await register.add(aListedBike({ frameNumber: "WBK1234X", status: "pending_review" }));
  });

  it.each([
    ["WBK12342", "WBK1234Z", "a 2 for a Z"],
    ["W8K-1Z34-2", "WBK1234Z", "several that look alike"],
    ["WTU204K886I", "WTU204K8861", "an I for a 1"],
    ["WTU204K8681", "WTU204K8861", "two swapped"],
    ["WTU204K861", "WTU204K8861", "one missing"],
    ["WTU204KK8861", "WTU204K8861", "one too many"],
    ["WTU204X8861", "WTU204K8861", "one wrong"],
    ["XTU204K8861", "WTU204K8861", "one wrong before the last eight"],
    ["A8OO0777", "AB000777", "letters for numbers"],
  ])("%s resembles %s: %s", async (q, meant) => {
    const { items, cursor, didYouMean = [] } = await register.search({ q });
    expect([items, cursor]).toEqual([[], undefined]);
    expect(numbersOf(didYouMean)).toEqual([meant]);
  });

  it.each(["XYZ999999", "ZZZZZZ1", "WTU2AAAA861"])("%s has no similar one", async (q) => {
    const { items, cursor, didYouMean } = await register.searchPublicly({ q });
    expect([items, cursor, didYouMean]).toEqual([[], undefined, undefined]);
  });

  it("has at most five similar ones, the likeliest first", async () => {
    const many = ["RR1234561", "RR1234562", "RR1234563", "RR1234564", "RR1234565", "RRI234567"];
    await register.add(...many.map((frameNumber) => aListedBike({ frameNumber, salePrice: 900 })));
    const { didYouMean = [] } = await register.search({ q: "RR1234567" });
    expect(numbersOf(didYouMean)).toEqual(["RRI234567", ...many.slice(0, 4)]);
  });

  it("shows similar bikes with whole number and status, but to strangers without an id", async () => {
    await register.add(aListedBike({ frameNumber: "KX88123004", ...stolen, city: "Malmö" }));
    const { didYouMean = [] } = await register.searchPublicly({ q: "KX88I23OO4" });
    expect(didYouMean).toEqual([
      {
        frameNumber: "KX88123004",
        status: "stolen",
        stolenSince: "2026-11-12",
        brand: "Crescent",
        model: "Femto",
        color: "blå",
        type: "dam",
        city: "Malmö",
        newlyRegistered: true,
        page: expect.stringMatching(/^\/stolen\/bike_/),
      },
    ]);
  });

  it("resembles a bike that is neither stolen nor for sale only by signs that look alike", async () => {
    await register.add(aListedBike({ frameNumber: "PQ88430Z15" }));
    expect((await register.search({ q: "PQ88430Z16" })).didYouMean).toBeUndefined();
    expect(numbersOf((await register.searchPublicly({ q: "PQ88430215" })).didYouMean ?? [])).toEqual([
      "PQ88430Z15",
    ]);
  });

  it("is not compared if it is registered or begins a registered one", async () => {
    expect((await register.search({ q: "WTU204K" })).didYouMean).toBeUndefined();
    expect((await register.search({ q: "WTU204K8861", brand: "Monark" })).didYouMean).toBeUndefined();
  });
});
