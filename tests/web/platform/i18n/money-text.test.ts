import { describe, expect, it } from "vitest";
import { moneyText } from "#web/platform/i18n/money-text.ts";

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("money", () => {
  it.each([
    [14_900, "sv", {}, "149 kr"],
    [13_410, "sv", {}, "134,10 kr"],
    [14_900, "en", {}, "SEK 149"],
    [14_900, "sv", { as: "receipt" }, "149,00 kr"],
    [99.33, "sv", { as: "receipt" }, "0,99 kr"],
    [1419, "en", { currency: "USD", as: "about" }, "USD 14"],
    [1400, "sv", { currency: "USD" }, "14 US$"],
  ] as const)("%i in %s (%o) reads as %s", (hundredths, language, how, text) => {
    expect(plain(moneyText(hundredths, language, how))).toBe(text);
  });
});
