import { expect, it } from "vitest";
import { markDifferences } from "#web/bikes/frame-number/mark-differences.ts";

const marked = (number: string, other: string) =>
  markDifferences(number, other)
    .map(({ character, differs }) => (differs ? `[${character}]` : character))
    .join("");

it.each([
  ["MUC16974005", "MUC1697400S", "MUC1697400[5]"],
  ["WTU290K4813S", "WTU290K4813S", "WTU290K4813S"],
  ["A0B1234", "AOB1234", "A[0]B1234"],
  ["WTU1234567", "WTU134567", "WTU1[2]34567"],
  ["WTU134567", "WTU1234567", "WTU134567"],
  ["00123456", "123456", "[0][0]123456"],
  ["JJ22059128", "MUC1697400S", "JJ22059128"],
])("marks what differs in %s from %s", (number, other, expected) => {
  expect(marked(number, other)).toBe(expected);
});
