import { beforeAll, describe, expect, it } from "vitest";
import { municipalitiesByCounty } from "#contract/platform/municipalities.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { countyName } from "#web/thefts/map/county-name.ts";
import { endOfScale, rateOf, rateText } from "#web/thefts/map/rate.ts";
import counties from "#web/thefts/sweden-map/counties.json" with { type: "json" };
import municipalities from "#web/thefts/sweden-map/municipalities.json" with { type: "json" };

beforeAll(() => startTexts("sv"));

describe("thefts per thousand registered bikes", () => {
  it.each([
    ["both are known", 42, 10_000, "4,2"],
    ["none is registered", 42, 0, "–"],
    ["none was stolen", 0, 10_000, "0"],
  ])("are written if %s", (_, thefts, registered, text) => {
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
  it("draw all counties and municipalities under the names used in the statistics", () => {
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
  ])("name the county %s", (county, sv, en) => {
    expect([countyName(county, "sv"), countyName(county, "en")]).toEqual([sv, en]);
  });
});
