import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const page = readFileSync("docs/adding-a-feature.md", "utf8");
const rows = [...page.matchAll(/^\| `([^`]+)`\s+\| (new)?/gm)].map(([, file = "", isNew]) => ({
  file,
  isNew: isNew !== undefined,
}));

const ofSigns = /MatchItem|match(?:Deliveries|Writes)|stolen[-_]?match|^ {2}match: \(/im;

/** The files of the product, apart from tests and what is generated, that know of the signs of a stolen bike. */
const filesThatKnow = (): string[] =>
  globSync("{contract,lambdas,lib,web/src}/**/*.{ts,tsx}").filter((file) =>
    ofSigns.test(readFileSync(file, "utf8")),
  );

/** Changed as well, and no file of the example's own: the document names them below its table. */
const others = ["the use case that calls the writes", "contract/openapi.json", "lib/features/<name>.ts"];

describe("what telling people of something new takes", () => {
  it("is in the files that the document names, and in no others", () => {
    expect(rows.map(({ file }) => file).toSorted()).toEqual(filesThatKnow().toSorted());
  });

  it("is a change to at most fourteen files that exist", () => {
    const existing = rows.filter(({ isNew }) => !isNew);
    expect(existing.length).toBeGreaterThan(0);
    expect(existing.length + others.length).toBeLessThanOrEqual(14);
  });
});

it("every file that is named exists", () => {
  const named = [...page.matchAll(/`((?:contract|lambdas|lib|scripts|tests|web)\/[\w./-]+\.tsx?)`/g)];
  expect(named.map(([, file = ""]) => file).filter((file) => !existsSync(file))).toEqual([]);
});
