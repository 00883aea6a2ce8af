import { describe, expect, it } from "vitest";
import { AdFilters } from "#contract/ads/ads.ts";
import { ListingDetails } from "#contract/ads/listings.ts";
import { adSearchOf, parametersOf, unreadOf } from "#web/ads/listings/ads/ad-search.ts";
import { searchOf, unreadOf as unreadOfSearch } from "#web/bikes/search/search.ts";

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
