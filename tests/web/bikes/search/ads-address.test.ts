import { describe, expect, it } from "vitest";
import type { Understood } from "#contract/bikes/search.ts";
import { adsAddress, asksForSale } from "#web/bikes/search/ads-address.ts";
import { everything } from "#web/bikes/search/search.ts";
import { adSearchOf } from "#web/ads/listings/ads/ad-search.ts";

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
