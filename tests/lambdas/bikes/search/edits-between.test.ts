import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import { editsBetween } from "#lambdas/bikes/search/edits-between.ts";

/** Computes the distance from its definition. */
const slowly = (a: string, b: string): number => {
  if (a === "" || b === "") return a.length + b.length;
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    slowly(a.slice(1), b) + 1,
    slowly(a, b.slice(1)) + 1,
    slowly(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    swapped ? slowly(a.slice(2), b.slice(2)) + 1 : Infinity,
  );
};

describe("edits between two numbers", () => {
  it.each([
    ["", "", 0],
    ["123", "123", 0],
    ["1234", "1243", 1],
    ["1234", "124", 1],
    ["1234", "12534", 1],
    ["1234", "1294", 1],
    ["1234", "2143", 2],
    ["1234", "", 4],
    ["CA", "ABC", 3],
  ])("%s and %s are %i", (a, b, edits) => expect(editsBetween(a, b)).toBe(edits));

  it("match the definition in both directions", () => {
    const text = fc.string({ unit: fc.constantFrom("0", "1", "A"), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(editsBetween(a, b)).toBe(slowly(a, b));
        expect(editsBetween(b, a)).toBe(editsBetween(a, b));
      }),
    );
  });
});
