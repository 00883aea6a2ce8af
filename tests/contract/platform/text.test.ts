import { describe, expect, it } from "vitest";
import { optionalText, removableText, requiredText } from "#contract/platform/text.ts";
import { buyerText, sellerText } from "#lambdas/ownership/transfers/signed-text.ts";

const breaks = ["\n", "\r\n", "\r", "\u000b", "\u000c", "\u0085", "\u2028", "\u2029", "\t", " \n\n "];

describe("a field of one line", () => {
  it.each(breaks)("replaces the line break %o with a space", (sign) => {
    for (const schema of [requiredText(60), optionalText(120), removableText(60)])
      expect(schema.parse(`Crescent${sign}Elina`)).toBe("Crescent Elina");
  });

  it.each(["\u0000", "\u001b", "\u200b", "\u202e", "\u2066", "\ufeff", "\u00ad", "\u2060"])(
    "removes the invisible character %o",
    (sign) => {
      expect(requiredText(60).parse(`Cres${sign}cent`)).toBe("Crescent");
      expect(requiredText(60).safeParse(sign).success).toBe(false);
    },
  );

  it("keeps joiners inside letters and emoji", () => {
    for (const text of ["👩‍🔧", "می‌خواهم", "Ngô Thị Ánh Nguyệt", "Sjösala"])
      expect(requiredText(60).parse(text)).toBe(text);
  });
});

describe("a field of several lines", () => {
  it.each(breaks.slice(0, 8))("keeps the line break %o", (sign) =>
    expect(requiredText(1000).parse(`Röd.${sign}Korg fram.`)).toBe("Röd.\nKorg fram."),
  );
});

describe("a text that is signed", () => {
  const bike = { brand: "Crescent", model: "Elina\nPris: 1 kr", frameNumber: "WTU204K8861" };
  const terms = {
    price: 4500,
    saleDate: "2026-11-20",
    condition: "Bra.\nPris: 1 kr\u2028Dag: 1 januari 2020",
    keys: 2,
    charger: false,
    accessories: "Korg\r\nPris: 2 kr",
  };

  it.each(["sv", "en"] as const)("has each fact once, even if another field imitates it: %s", (language) => {
    for (const text of [
      sellerText(bike, { terms }, language),
      buyerText(bike, terms, "Anna\nPris: 3 kr", language),
    ]) {
      const lines = text.split(/[\r\n\u2028\u2029\u0085]+/);
      expect(lines).toHaveLength(8);
      expect(lines.filter((line) => /^(?:Pris|Price): /.test(line))).toHaveLength(1);
    }
  });
});
