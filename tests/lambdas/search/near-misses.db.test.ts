import { beforeAll, describe, expect, it } from "vitest";
import type { SearchCard } from "#contract/search.ts";
import { type Register, aListedBike, aRegister } from "./a-register.ts";

const registered = ["WBK1234Z", "WTU204K8861", "AB000777", "ABCDEFGH123456"];

const numbersOf = (bikes: readonly SearchCard[]) => bikes.map(({ frameNumber }) => frameNumber);

describe("a number that nobody has registered", () => {
  let register: Register;
  beforeAll(async () => {
    register = await aRegister();
    await register.add(...registered.map((frameNumber) => aListedBike({ frameNumber })));
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
  ])("%s is taken for %s: %s", async (q, meant) => {
    const { items, cursor, didYouMean = [] } = await register.search({ q });
    expect([items, cursor]).toEqual([[], undefined]);
    expect(numbersOf(didYouMean)).toEqual([meant]);
  });

  it.each(["XYZ999999", "ZZZZZZ1", "WTU2AAAA861"])("%s is taken for nothing", async (q) => {
    const { items, cursor, didYouMean } = await register.searchPublicly({ q });
    expect([items, cursor, didYouMean]).toEqual([[], undefined, undefined]);
  });

  it("is taken for five at most, the likeliest first", async () => {
    const many = ["RR1234561", "RR1234562", "RR1234563", "RR1234564", "RR1234565", "RRI234567"];
    await register.add(...many.map((frameNumber) => aListedBike({ frameNumber })));
    const { didYouMean = [] } = await register.search({ q: "RR1234567" });
    expect(numbersOf(didYouMean)).toEqual(["RRI234567", ...many.slice(0, 4)]);
  });

  it("shows what it may be taken for as it is, also that it is stolen, to a stranger without a name", async () => {
    const stolen = { frameNumber: "KX88123004", status: "stolen", stolenSince: "2026-11-12" } as const;
    await register.add(aListedBike({ ...stolen, city: "Malmö" }));
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

  it("is not sought a likeness for where it is what a registered one begins with, or is registered", async () => {
    expect((await register.search({ q: "WTU204K" })).didYouMean).toBeUndefined();
    expect((await register.search({ q: "WTU204K8861", brand: "Monark" })).didYouMean).toBeUndefined();
  });
});
