import { expect, it } from "vitest";
import { municipalities, municipalitiesOfTowns } from "#contract/platform/municipalities.ts";
import { findPlace, places } from "#contract/platform/places.ts";
import { brandValue, placeValue, priceValue } from "#lambdas/office/counting/parts/values.ts";

it("the list has Sweden's 290 municipalities, each once", () => {
  expect(municipalities).toHaveLength(290);
  expect(new Set(municipalities).size).toBe(290);
});

it("every town that people can choose lies in a municipality", () => {
  expect(places.filter(({ name }) => placeValue(name) === "unknown").map(({ name }) => name)).toEqual([]);
  expect([...municipalitiesOfTowns.values()].filter((name) => !municipalities.includes(name))).toEqual([]);
});

it("a town is chosen without its accents, in capitals, and as a municipality", () => {
  for (const typed of ["goteborg", "GÖTEBORG ", "Go\u0308teborg", "Göteborgs kommun"])
    expect(findPlace(typed)?.name).toBe("Göteborg");
  expect(places.filter((place) => findPlace(place.name) !== place)).toEqual([]);
});

it("a town is recognised in any spelling, and other words are unknown", () => {
  expect(["GBG", " malmö ", "Handen", "Nödinge-Nol"].map(placeValue)).toEqual([
    "Göteborg",
    "Malmö",
    "Haninge",
    "Ale",
  ]);
  expect(["", "Atlantis", undefined].map(placeValue)).toEqual(["unknown", "unknown", "unknown"]);
});

it("statistics count known brands by name and prices in bands", () => {
  expect(["trek", "TREK ", "Min egen"].map(brandValue)).toEqual(["Trek", "Trek", "other"]);
  expect([undefined, 2999, 3000, 29_999, 80_000].map(priceValue)).toEqual([
    "unknown",
    "0",
    "3000",
    "15000",
    "30000",
  ]);
});
