import { beforeAll, describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { type SearchPage, searchPageLength } from "#contract/bikes/search.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { type Register, aRegister, aSoughtBike } from "./a-register.ts";

const fixture = (name: string): string[] =>
  readFileSync(new URL(`../../../fixtures/search/${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** The register for the everyday searches, newest bike first. */
const registeredBikes = (): BikeItem[] =>
  fixture("register")
    .slice(1)
    .map((line, place) => {
      const [number = "", brand = "", model = "", color, type, city, status, description = ""] =
        line.split("\t");
      return aSoughtBike({
        frameNumber: number,
        brand,
        model,
        color: BikeColour.parse(color),
        type: BikeType.parse(type),
        city,
        description: description === "" ? undefined : description,
        visibility: { ...aSoughtBike().visibility, description: true },
        ...(status === "stolen" && { status, stolenSince: "2026-11-12" }),
        registeredAt: new Date(Date.UTC(2026, 9, 1) - place * 60_000).toISOString(),
      });
    });

/** A search with the expected result: fields of bikes, `all`, `none`, or `near` for a similar number. */
type Everyday = { readonly q: string; readonly wanted: string };

const everydaySearches = (): Everyday[] =>
  fixture("queries").map((line) => {
    const [q = "", wanted = ""] = line.split("\t");
    return { q, wanted };
  });

const fits = (bike: BikeItem, name: string, values: string): boolean => {
  switch (name) {
    case "all":
      return true;
    case "number":
    case "near":
      return values.split(",").includes(bike.frameNumber);
    case "text":
      return `${bike.description}`.toLowerCase().includes(values);
    case "brand":
    case "model":
    case "color":
    case "type":
    case "city":
    case "status":
      return values.split(",").includes(bike[name] ?? "");
    default:
      return false;
  }
};

/** The first page must show exactly the expected bikes, or the newest of them. */
const isRight = (bikes: readonly BikeItem[], { wanted }: Everyday, page: SearchPage): boolean => {
  const parts = wanted.split(";").map((part) => part.split("="));
  const expected = bikes
    .filter((bike) => parts.every(([name = "", values = ""]) => fits(bike, name, values)))
    .slice(0, searchPageLength)
    .map(({ id }) => id);
  const shown = wanted.startsWith("near=") ? (page.didYouMean ?? []) : page.items;
  const ids = shown.map(({ id }) => id);
  return ids.length === expected.length && expected.every((id) => ids.includes(id));
};

const bikes = registeredBikes();
const searches = everydaySearches();

describe("an everyday search", () => {
  let register: Register;
  beforeAll(async () => {
    register = await aRegister();
    await register.add(...bikes);
  });

  it("has at least 1,700 distinct searches", () => {
    expect(new Set(searches.map(({ q }) => q)).size).toBe(searches.length);
    expect(searches.length).toBeGreaterThanOrEqual(1700);
  });

  it("finds what was meant on the first page in at least 95 of 100 searches, for at most 25 read units", async () => {
    const wrong: string[] = [];
    for (const search of searches) {
      const before = register.meter.total();
      const page = await register.search({ q: search.q });
      expect(register.meter.total() - before).toBeLessThanOrEqual(25);
      if (!isRight(bikes, search, page)) wrong.push(`${search.q}: ${search.wanted}`);
    }
    expect(wrong.slice(Math.floor(searches.length * 0.05))).toEqual([]);
  });

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
    ["the end of a number that is announced", "slutar på 0219", "number=WSBC71400219"],
    ["a cargo bike with a motor", "elektriska lådcyklar", "type=lådcykel"],
    ["a short kind with a number", "mtb 29 tum", "model=Talon 29"],
    [
      "what an advertisement says more of than its owner",
      "Cube Touring Hybrid One 500Wh svart",
      "number=WOW0067871Q",
    ],
    ["a model's colour that the bike has not", "Gazelle Orange C7 HMB", "model=Orange C7"],
    ["an error in a model beside its maker", "specialized rockhoper", "model=Rockhopper"],
    ["the end of a number beside its maker", "bianchi 0914", "number=BX77K20914"],
    [
      "a bike for sale that may be stolen",
      "turkos cykel till salu i malmö, är den stulen?",
      "number=BX77K20914",
    ],
    ["nothing of a maker whose bikes nobody has", "peugeot racer blå", "none"],
  ])("finds %s", async (_, q, wanted) => {
    expect(isRight(bikes, { q, wanted }, await register.search({ q }))).toBe(true);
  });
});
