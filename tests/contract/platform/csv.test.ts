import { describe, expect, it } from "vitest";
import { toCsv, looksLikeFormula } from "#contract/platform/csv.ts";

const lineOf = (...cells: Parameters<typeof toCsv>[0][number]): string =>
  toCsv([cells]).slice(1).replace(/\r\n$/, "");

describe("a table for Excel", () => {
  it("has a byte order mark, semicolons between cells and Windows line ends", () => {
    expect(
      toCsv([
        ["Färg", "Pris"],
        ["blå", 8495],
      ]),
    ).toBe("\uFEFFFärg;Pris\r\nblå;8495\r\n");
  });

  it("leaves cells without a value empty, and writes decimals with a comma", () => {
    expect(lineOf("a", undefined, "", 12.5, -3)).toBe("a;;;12,5;-3");
  });

  it("quotes cells with semicolons, quotation marks or line breaks", () => {
    expect(lineOf("a;b", 'sa "hej"', "två\nrader")).toBe('"a;b";"sa ""hej""";"två\nrader"');
  });

  it.each(["=HYPERLINK(A1)", "+46701234567", "-1+1", "@SUM(A1)", "\t=1", " =1", '"=1', "＝1"])(
    "passes %j on as text",
    (text) => {
      expect(looksLikeFormula(text)).toBe(true);
      expect(lineOf(text).replace(/^"/, "")).toMatch(/^'/);
    },
  );

  it.each(["Crescent", "anna@example.se", "WTU-204", "1+1", ""])("leaves %j as it is", (text) => {
    expect(lineOf(text)).toBe(text);
  });
});
