import { describe, expect, it } from "vitest";
import { commentsIn, partsOfIdentifiers, reportOf } from "../../scripts/words/comments.ts";

const file = {
  path: "lambdas/bikes/bike.ts",
  text: [
    "/** What a bike is. It has two wheels and a frobnitz. */",
    'const site = "https://example.se"; // beside code',
    "  // Retries once,",
    "  // as `frobnitz` says.",
    "const frameNumberOf = 1;",
    "/* Bikes' owners. */",
  ].join("\n"),
};

const known = new Set("a as bike has it of once owner retries say says two wheel what and is".split(" "));

describe("the report of words", () => {
  it("reads comments that stand on lines of their own", () => {
    expect(commentsIn(file).map(({ line, text }) => [line, text])).toEqual([
      [1, "What a bike is. It has two wheels and a frobnitz."],
      [3, "Retries once, as `frobnitz` says."],
      [6, "Bikes' owners."],
    ]);
  });

  it("counts by top folder, and lists comments with a forbidden opening", () => {
    const { comments, openings, openedAt } = reportOf([file], known);
    expect(comments).toEqual([["lambdas", 3]]);
    expect(openings).toEqual(new Map([["lambdas", 1]]));
    expect(openedAt).toEqual([expect.stringMatching(/^lambdas\/bikes\/bike\.ts:1 What a bike is/)]);
  });

  it("names the longest sentence first", () => {
    expect(reportOf([file], known).longest[0]).toContain("It has two wheels and a frobnitz.");
  });

  it("reports words of no list, and ignores code", () => {
    expect(reportOf([file], known).unknown).toEqual([["frobnitz", 1]]);
  });

  it("splits identifiers into words", () => {
    expect(partsOfIdentifiers(file)).toEqual(expect.arrayContaining(["frame", "Number", "Of"]));
  });
});
