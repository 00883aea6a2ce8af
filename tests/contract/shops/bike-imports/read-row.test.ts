import { describe, expect, it } from "vitest";
import { parseSum } from "#contract/platform/typed-sum.ts";
import { dayOf, monthsOf } from "#contract/shops/bike-imports/read-cells.ts";
import { readRow } from "#contract/shops/bike-imports/read-row.ts";
import { colourOf, typeOf } from "#contract/shops/bike-imports/words.ts";

const usual = {
  frameNumber: "WTU 204-K8861",
  brand: "Crescent",
  model: "Femto",
  type: "Damcykel",
  color: "Svart",
};
const read = (over: Parameters<typeof readRow>[0] = {}, fallback = {}) =>
  readRow({ ...usual, ...over }, { fallback, today: "2026-11-20" });

describe("an imported row", () => {
  it("is read as a bike with its buyer and sale, in the words of a till", () => {
    const row = {
      email: " Anna@Example.se ",
      phone: "070-123 45 67",
      soldOn: "1/4 2025",
      price: "8 495 kr",
      warrantyMonths: "3 år",
      receiptNumber: "K-1042",
    };
    expect(read(row)).toEqual({
      bike: {
        ...usual,
        type: "dam",
        color: "svart",
        email: "anna@example.se",
        phone: "+46701234567",
        soldOn: "2025-04-01",
        price: 8495,
        warrantyMonths: 36,
        receiptNumber: "K-1042",
      },
    });
  });

  it.each(["2025\u201304\u201301", "1 / 4 2025", "2025-4-1", "2025-04-01T12:30:00+02:00"])(
    "is read with the day %s",
    (soldOn) => expect(read({ soldOn })).toMatchObject({ bike: { soldOn: "2025-04-01" } }),
  );

  it("keeps leading zeros that a till has protected", () => {
    expect(read({ frameNumber: '="0012345"' })).toMatchObject({ bike: { frameNumber: "0012345" } });
  });

  it("may lack the buyer, and takes type and colour from the import's settings", () => {
    expect(read({ type: "", color: " " }, { type: "hybrid", color: "blå" })).toMatchObject({
      bike: { type: "hybrid", color: "blå" },
    });
  });

  it.each([
    [{ frameNumber: "" }, "frameNumber", "required"],
    [{ frameNumber: "saknas" }, "frameNumber", "frame-number-unknown"],
    [{ brand: "" }, "brand", "required"],
    [{ brand: "=HYPERLINK(A1)" }, "brand", "formula"],
    [{ model: "@SUM(A1)" }, "model", "formula"],
    [{ email: `${"a".repeat(150)}@example.se` }, "email", "too-long"],
    [{ phone: "=1+1" }, "phone", "formula"],
    [{ type: "" }, "type", "required"],
    [{ type: "Raket" }, "type", "word-unknown"],
    [{ color: "Regnbåge" }, "color", "word-unknown"],
    [{ email: "anna@" }, "email", "email-format"],
    [{ phone: "+1 555 0100" }, "phone", "phone-format"],
    [{ price: "gratis" }, "price", "price-range"],
    [{ warrantyMonths: "länge" }, "warrantyMonths", "format"],
    [{ soldOn: "31/2 2025" }, "soldOn", "format"],
    [{ soldOn: "2026-11-21" }, "soldOn", "date-in-future"],
    [{ soldOn: "1950-04-01" }, "soldOn", "format"],
    [{ model: "x".repeat(61) }, "model", "too-long"],
  ] as const)("with %j is refused for %s: %s", (over, field, rule) => {
    expect(read(over)).toEqual({ fault: { field, rule } });
  });
});

describe("a cell", () => {
  it.each([
    ["8495", 8495],
    ["8 495:-", 8495],
    ["8\u00A0495,00 kr", 8495],
    ["8.495", 8495],
    ["8,495.50", 8496],
    ["12 SEK", 12],
    ["minus 5", Number.NaN],
    ["1.2.3", Number.NaN],
  ])("is the price %s", (text, kronor) => expect(Math.round(parseSum(text))).toBe(kronor));

  it.each([
    ["24", 24],
    ["24 mån.", 24],
    ["2 years", 24],
    ["2 veckor", Number.NaN],
  ])("is the warranty %s", (text, months) => expect(monthsOf(text)).toBe(months));

  it.each([
    ["2025-04-01", "2025-04-01"],
    ["20250401", "2025-04-01"],
    ["2025-04-01 13:45", "2025-04-01"],
    ["2025-04-01T13:45:00Z", "2025-04-01"],
    ["01.04.2025", "2025-04-01"],
    ["1/4-2025", "2025-04-01"],
    ["2025-13-01", undefined],
    ["april", undefined],
  ])("is the day %s", (text, day) => expect(dayOf(text)).toBe(day));

  it("is recognised as a type or colour under many names", () => {
    expect(["Herr", "DAMCYKEL", "Mountain bike", "e-bike", "Lådcykel", "City"].map(typeOf)).toEqual([
      "herr",
      "dam",
      "mtb",
      "elcykel",
      "lådcykel",
      "hybrid",
    ]);
    expect(["Svart", "Mörkblå", "black/red", "Grön (matt)", "light blue"].map(colourOf)).toEqual([
      "svart",
      "blå",
      "svart",
      "grön",
      "ljusblå",
    ]);
  });
});
