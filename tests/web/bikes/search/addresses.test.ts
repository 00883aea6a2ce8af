import { describe, expect, it } from "vitest";
import { AdFilters } from "#contract/ads/ads.ts";
import { ListingDetails } from "#contract/ads/listings.ts";
import { adSearchOf, parametersOf, unreadOf } from "#web/ads/listings/ads/ad-search.ts";
import { searchOf, unreadOf as unreadOfSearch, everything } from "#web/bikes/search/search.ts";
import type { Understood } from "#contract/bikes/search.ts";
import { adsAddress, asksForSale } from "#web/bikes/search/ads-address.ts";

const ads = (query: string) => new URLSearchParams(query);

describe("an address of the ads page", () => {
  it.each([
    ["from=4 500&to=12.000:-", { from: "4500", to: "12000" }],
    ["near=uppsala&radius=3", { near: "Uppsala", radius: "3" }],
    ["near= GÖTEBORG ", { near: "Göteborg" }],
    ["color=Röd&type=MTB", { color: "röd", type: "mtb" }],
  ])("is read as intended: %s", (query, search) => {
    expect(adSearchOf(ads(query))).toEqual(search);
    expect(unreadOf(ads(query))).toEqual([]);
    expect(AdFilters.safeParse(Object.fromEntries(parametersOf(adSearchOf(ads(query)), "ads"))).success).toBe(
      true,
    );
  });

  it.each([
    ["near=Skåne", ["Skåne"]],
    ["from=billig&color=rödaktig", ["billig", "rödaktig"]],
    ["to=0x20&radius=2", ["0x20", "2"]],
    ["utm_source=mail&near=", []],
  ])("reports what it could not read: %s", (query, unread) => expect(unreadOf(ads(query))).toEqual(unread));

  it("narrows the stolen bikes by what they have, and stays on their tab", () => {
    const query = ads("tab=wanted&near=uppsala&brand=Crescent&color=Röd&radius=3&from=500");
    const search = adSearchOf(query);
    expect(search).toEqual({ near: "Uppsala", brand: "Crescent", color: "röd" });
    const address = "tab=wanted&brand=Crescent&color=r%C3%B6d&near=Uppsala";
    expect(parametersOf(search, "stolen").toString()).toBe(address);
  });

  it("is understood by the server too", () => {
    expect(AdFilters.parse({ from: "4 500", near: "uppsala" })).toMatchObject({
      from: 4500,
      near: "Uppsala",
    });
    for (const from of ["0x20", "1e3", "12,5", "Skåne"])
      expect(AdFilters.safeParse({ from }).success).toBe(false);
    expect(ListingDetails.shape.city.parse("uppsala")).toBe("Uppsala");
  });
});

describe("an address of the search page", () => {
  it("is read as intended, and reports unknown values", () => {
    expect(searchOf(ads("färg=Svart&typ=Dam&stad=skåne"))).toMatchObject({
      color: "svart",
      type: "dam",
      city: "skåne",
    });
    expect(unreadOfSearch(ads("color=svartaktig&frame=WTU204K8861"))).toEqual(["svartaktig"]);
  });
});

const understood: Understood = {
  filters: [
    { field: "status", value: "for_sale", typed: "till salu" },
    { field: "brand", value: "Crescent", typed: "crescent" },
    { field: "color", value: "röd", typed: "röda" },
    { field: "city", value: "Uppsala", typed: "uppsala" },
  ],
  words: [],
  without: [],
};

describe("a search for bikes for sale", () => {
  it("is recognised by the button or by words", () => {
    expect(asksForSale({ ...everything, status: "for_sale" }, undefined)).toBe(true);
    expect(asksForSale({ ...everything, q: "crescent till salu" }, understood)).toBe(true);
    expect(asksForSale({ ...everything, status: "stolen" }, undefined)).toBe(false);
    expect(asksForSale(everything, { ...understood, filters: [] })).toBe(false);
  });

  it("links to the ads with the same criteria", () => {
    expect(adsAddress({ ...everything, status: "for_sale" }, undefined)).toBe("/bike-ads");
    const [, query = ""] = adsAddress({ ...everything, q: "röda crescent uppsala" }, understood).split("?");
    expect(adSearchOf(new URLSearchParams(query))).toEqual({
      brand: "Crescent",
      color: "röd",
      near: "Uppsala",
    });
  });

  it("prefers chosen filters to understood words", () => {
    expect(adsAddress({ ...everything, brand: "Trek", type: "mtb", model: "Marlin 7" }, understood)).toBe(
      `/bike-ads?${new URLSearchParams({ brand: "Trek", model: "Marlin 7", type: "mtb", color: "röd", near: "Uppsala" }).toString()}`,
    );
  });
});
