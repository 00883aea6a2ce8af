import { beforeAll, describe, expect, it } from "vitest";
import type { Figure } from "#contract/statistics.ts";
import { municipalitiesByCounty } from "#contract/municipalities.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { countyName } from "#web/shared/theft-map/county-name.ts";
import { endOfScale, rateOf, rateText } from "#web/shared/theft-map/rate.ts";
import counties from "#web/ui/sweden-map/counties.json" with { type: "json" };
import municipalities from "#web/ui/sweden-map/municipalities.json" with { type: "json" };

beforeAll(() => startTexts("sv"));

const exact = (value: number): Figure => ({ is: "exact", value });
const atLeast = (value: number): Figure => ({ is: "atLeast", value });
const few: Figure = { is: "few" };

describe("thefts of a thousand registered bikes", () => {
  it.each([
    ["both are known", exact(42), exact(10_000), "4,2"],
    ["more bikes are registered than may be shown", exact(42), atLeast(10_000), "högst 4,2"],
    ["more were stolen than may be shown", atLeast(42), exact(10_000), "minst 4,2"],
    ["both are more", atLeast(42), atLeast(10_000), "ungefär 4,2"],
    ["too few were stolen", few, exact(10_000), "visas inte"],
    ["too few are registered", exact(42), few, "visas inte"],
    ["none is registered", exact(42), exact(0), "visas inte"],
    ["none was stolen", exact(0), exact(10_000), "0"],
  ])("are written where %s", (_, thefts, registered, text) => {
    expect(rateText(rateOf({ name: "Skåne", thefts, registered }), "sv")).toBe(text);
  });

  it.each([
    [0, 1],
    [0.7, 1],
    [1, 1],
    [3.2, 5],
    [5.1, 10],
    [430, 500],
  ])("are shaded up to a round number: %d up to %d", (greatest, end) => {
    expect(endOfScale(greatest)).toBe(end);
  });
});

describe("the maps", () => {
  it("draw all counties and municipalities by the names they are counted by", () => {
    expect(Object.keys(counties.paths).toSorted()).toEqual([...municipalitiesByCounty.keys()].toSorted());
    expect(Object.keys(municipalities.paths).toSorted()).toEqual(
      [...municipalitiesByCounty.values()].flat().toSorted(),
    );
  });

  it("leave no part without a border", () => {
    const all = [...Object.values(counties.paths), ...Object.values(municipalities.paths)];
    expect(all.filter((path) => !/^M\d+ \d+l[-\d ]+z/.test(path))).toEqual([]);
  });

  it.each([
    ["Stockholm", "Stockholms län", "Stockholm County"],
    ["Skåne", "Skåne län", "Skåne County"],
    ["Västra Götaland", "Västra Götalands län", "Västra Götaland County"],
  ])("call %s what it is called", (county, sv, en) => {
    expect([countyName(county, "sv"), countyName(county, "en")]).toEqual([sv, en]);
  });
});
