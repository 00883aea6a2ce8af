import { describe, expect, it } from "vitest";
import { ListingDetails } from "#contract/ads/listings.ts";
import { parseOptionalSum, parseSum } from "#contract/platform/typed-sum.ts";
import { detailsOf } from "#web/ads/listings/sell/typed-listing.ts";
import { settingsOf } from "#web/ads/alert-form/alert-draft.ts";
import { oreIn, rateIn } from "#web/points/purchases/campaigns/offers/offer-draft.ts";

describe("an amount", () => {
  it.each([
    ["12.000", 12_000],
    ["12,000", 12_000],
    ["12 000", 12_000],
    ["12\u00a0000", 12_000],
    ["12\u202f000", 12_000],
    ["12\u2009000 kr", 12_000],
    ["12.000:-", 12_000],
    ["12.000,00", 12_000],
    ["12 000,00 kr", 12_000],
    ["12'000", 12_000],
    ["12’000", 12_000],
    ["1.200.000", 1_200_000],
    ["6500,-", 6500],
    ["6500.-", 6500],
    ["6500:-", 6500],
    ["6500=", 6500],
    ["6 500 :-", 6500],
    ["6500;".replace(";", " SEK"), 6500],
    ["kr 6500", 6500],
    ["6500 kronor", 6500],
    ["6500kr.", 6500],
    ["6500 sek.:-", 6500],
    ["6500 kr,--", 6500],
    ["12´000", 12_000],
    ["\u200b6500\u202c", 6500],
    ["６５００", 6500],
    ["4 500:\u2013", 4500],
    ["8495,5", 8495.5],
    ["8495.50 kr", 8495.5],
    ["007", 7],
    ["-50", -50],
    ["\u221250", -50],
  ])("typed as %o is read as %d", (typed, kronor) => expect(parseSum(typed)).toBe(kronor));

  it.each([
    "0x20",
    "1e3",
    "12.00.0",
    "1.2.3",
    "12 00",
    "12.0000",
    "5k",
    "5 tkr",
    "ca 500",
    "500-600",
    "12²",
    "½",
    "1.000 000",
    "--5",
    "",
    " ",
    "Infinity",
    "kr",
    "5 000 eller 6 000",
  ])("is refused as %o, which could mean another amount", (typed) => expect(parseSum(typed)).toBeNaN());

  it("may be left empty", () => {
    expect(parseOptionalSum(" \u200b")).toBeUndefined();
    expect(parseOptionalSum("4 500 kr")).toBe(4500);
  });

  it("is read the same in every form, and öre are refused in fields for kronor", () => {
    const typed = { city: "Uppsala", condition: "good", text: "" } as const;
    expect(detailsOf({ ...typed, price: "12.000:-" }, [])).toMatchObject({ price: 12_000 });
    const photo = ["upload_01K9ZZZZZZZZZZZZZZZZZZZZZZ"];
    for (const price of ["12,50", "0x20", ""])
      expect(ListingDetails.safeParse(detailsOf({ ...typed, price }, photo)).success).toBe(false);
    const alert = {
      name: "A",
      kind: "ads",
      electric: false,
      brand: "",
      model: "",
      type: "",
      color: "",
    } as const;
    const place = { city: "", radius: "", words: "" };
    expect(settingsOf({ ...alert, ...place, priceFrom: "4.500", priceTo: "12 000 kr" })).toMatchObject({
      settings: { criteria: { priceFrom: 4500, priceTo: 12_000 } },
    });
    expect(settingsOf({ ...alert, ...place, priceFrom: "0x20", priceTo: "" })).toHaveProperty(
      "faults.priceFrom",
    );
    expect([oreIn("149,50"), oreIn("1.499"), rateIn("10,8525"), rateIn("0x1")]).toEqual([
      14_950,
      149_900,
      10.8525,
      Number.NaN,
    ]);
  });
});
