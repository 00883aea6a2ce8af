import { beforeAll, describe, expect, it } from "vitest";
import { type Register, aRegister } from "./a-register.ts";
import { everydaySearches, isRight, registeredBikes } from "./everyday-searches.ts";

const bikes = registeredBikes();
const searches = everydaySearches();

describe("what people type", () => {
  let register: Register;
  beforeAll(async () => {
    register = await aRegister();
    await register.add(...bikes);
  }, 120_000);

  it("is at least 1,700 searches, each once", () => {
    expect(new Set(searches.map(({ q }) => q)).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThanOrEqual(1700);
  });

  it("finds on the first page what was meant, in at least 95 of 100 searches and for 25 units at most", async () => {
    const wrong: string[] = [];
    for (const search of searches) {
      const before = register.meter.total();
      const page = await register.search({ q: search.q });
      expect(register.meter.total() - before).toBeLessThanOrEqual(25);
      if (!isRight(bikes, search, page)) wrong.push(`${search.q}: ${search.wanted}`);
    }
    expect(wrong.slice(Math.floor(searches.length * 0.05))).toEqual([]);
  }, 120_000);

  it.each([
    ["a place after many other words", "någons cykel står vid stationen i mjölby", "city=Mjölby"],
    ["two errors in a long name", "specialiserd", "brand=Specialized"],
    ["two errors in a long kind", "mountenbike", "type=mtb"],
    ["a bike that is gone", "min damcykel är borta", "type=dam;status=stolen"],
    ["a shade of a colour", "mossgrön herrcykel", "color=grön;type=herr"],
    ["two colours in one word", "svartvit mtb", "type=mtb;color=svart,vit"],
    ["two kinds in one word", "damracer", "type=dam,landsväg"],
    ["a colour that was painted", "svartlackad racer", "color=svart;type=landsväg"],
    ["a bike reported to the police", "polisanmälda cyklar", "status=stolen"],
    ["whose bike it is", "min dotters rosa cykel", "color=rosa"],
    ["a maker as it sounds", "krescent", "brand=Crescent"],
    ["an error in one of a maker's words", "urban arow", "brand=Urban Arrow"],
    ["an error before what is right", "hercyklar", "type=herr"],
    ["the end of a number that is announced", "slutar på 0944", "number=MK77120944"],
    ["a cargo bike with a motor", "elektriska lådcyklar", "type=lådcykel"],
    ["a short kind with a number", "mtb 29 tum", "model=Talon 29"],
    [
      "what an advertisement says more of than its owner",
      "Cube Touring Hybrid One 500Wh svart",
      "number=WOW0067871Q",
    ],
    ["a model's colour that the bike has not", "Gazelle Orange C7 HMB", "model=Orange C7"],
    ["an error in a model beside its maker", "specialized rockhoper", "model=Rockhopper"],
    ["the end of a number beside its maker", "trek 0815", "number=WTU118C0815"],
    [
      "a bike for sale that may be stolen",
      "turkos cykel till salu i malmö, är den stulen?",
      "number=BX77K20914",
    ],
    ["what is gone and not reported", "I lost my black hybrid in Linköping", "number=SC40663391"],
    ["nothing of a maker whose bikes nobody has", "peugeot racer blå", "none"],
  ])("finds %s", async (_, q, wanted) => {
    expect(isRight(bikes, { q, wanted }, await register.search({ q }))).toBe(true);
  });
});
