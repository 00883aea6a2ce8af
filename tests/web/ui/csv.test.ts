import { expect, it } from "vitest";
import { csvOf } from "#web/ui/csv.ts";

it("a file begins with the mark of UTF-8, has semicolons between its cells and ends each line as Windows does", () => {
  expect(
    csvOf([
      ["Märke", "Antal"],
      ["Crescent", 12],
      ["Öre", -3],
    ]),
  ).toBe("\uFEFFMärke;Antal\r\nCrescent;12\r\nÖre;-3\r\n");
});

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+46", "'+46"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["a;b", '"a;b"'],
  ['19" hjul', '"19"" hjul"'],
  ["=a\n1", '"\'=a\n1"'],
  ["Crescent", "Crescent"],
])("%j is written so that no spreadsheet runs it or takes it for more cells", (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`);
});
