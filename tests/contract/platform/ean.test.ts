import { describe, expect, it } from "vitest";
import { Ean, parseEan } from "#contract/platform/ean.ts";

describe("the number of a bar code", () => {
  it.each([
    ["7350012345679", "7350012345679"],
    ["73 50012 345679", "7350012345679"],
    ["]E07350012345679", "7350012345679"],
    ["EAN: 73\u201150012\u201134567\u200b9", "7350012345679"],
    ["96385074", "96385074"],
    // An American code of 12 digits.
    ["036000291452", "0036000291452"],
  ])("is read in %s", (text, ean) => {
    expect(parseEan(text)).toBe(ean);
    expect(Ean.safeParse(ean).success).toBe(true);
  });

  it.each(["7350012345672", "96385075", "1234567", "WTU204K8861", "", "735001234567X"])(
    "is not read in %s",
    (text) => {
      expect(parseEan(text)).toBeUndefined();
      expect(Ean.safeParse(text).success).toBe(false);
    },
  );
});
