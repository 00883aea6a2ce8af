import { describe, expect, it } from "vitest";
import { shortCodeOf, formatShortCode, parseShortCode } from "#contract/platform/short-code.ts";

describe("a short code", () => {
  it("has six characters that cannot be confused, and is the same each time", () => {
    for (let count = 0; count < 1000; count += 1) {
      const uid = crypto.randomUUID();
      expect(shortCodeOf(uid)).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      expect(shortCodeOf(uid)).toBe(shortCodeOf(uid));
    }
  });

  it("differs when the end of the uid differs", () => {
    const beginning = "5f0c7a52-0c1b-4d5e-9a77-0123";
    const ends = Array.from({ length: 1000 }, (_, end) => String(end).padStart(8, "0"));
    expect(new Set(ends.map((end) => shortCodeOf(`${beginning}${end}`))).size).toBe(1000);
  });

  it("is shown in two groups and read in any spelling", () => {
    expect(formatShortCode("K7L9RD")).toBe("K7L 9RD");
    for (const typed of ["k7l 9rd", " K7L-9RD ", "K7L9RD"]) expect(parseShortCode(typed)).toBe("K7L9RD");
    expect(parseShortCode("k7")).toBe("K7");
    for (const typed of ["", "K7L9RDX", "O7L9RD", "K7L 9R1"]) expect(parseShortCode(typed)).toBeUndefined();
  });
});
