import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/adding-a-feature.md", "utf8");
const rows = [...page.matchAll(/^\| `([^`]+)`\s+\| (new)?/gm)].map(([, file = "", isNew]) => ({
  file,
  isNew: isNew !== undefined,
}));

const ofMatches = /MatchItem|match(?:Deliveries|Writes)|stolen[-_]?match|^ {2}match: \(/im;

/** Source files that deal with matches of stolen bikes. */
const filesOfMatches = (): string[] =>
  globSync("{contract,lambdas,lib,web/src}/**/*.{ts,tsx}").filter((file) =>
    ofMatches.test(readFileSync(file, "utf8")),
  );

/** Files that change too, and that the document lists below its table. */
const others = [
  "the use case that calls the writes",
  "contract/app/openapi.json",
  "lib/<domain>/<function>.ts",
];

describe("a new kind of notification", () => {
  it("takes the files that the document names, and no others", () => {
    expect(rows.map(({ file }) => file).toSorted()).toEqual(filesOfMatches().toSorted());
  });

  it("changes at most fourteen existing files", () => {
    const existing = rows.filter(({ isNew }) => !isNew);
    expect(existing.length).toBeGreaterThan(0);
    expect(existing.length + others.length).toBeLessThanOrEqual(14);
  });
});

it("every file that the document names exists", () => {
  const named = [...page.matchAll(/`((?:contract|lambdas|lib|scripts|tests|web)\/[\w./-]+\.tsx?)`/g)];
  expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(file))).toEqual([]);
});
