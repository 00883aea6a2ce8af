import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { firstJourneys } from "./first-journeys.ts";

const folder = resolve(import.meta.dirname, "..");
const domainOf = (file: string): string => file.split("/")[0] ?? "";
const journeys = globSync("**/*.e2e.ts", { cwd: folder });

test("every domain has a journey in npm test", () => {
  const first = new Set(Object.keys(firstJourneys).map(domainOf));
  expect(first).toEqual(new Set(journeys.map(domainOf)));
});

test.each(Object.entries(firstJourneys))("%s has the journeys listed for it", (file, titles) => {
  const text = readFileSync(join(folder, file), "utf8");
  expect(titles.filter((title) => !text.includes(`test("${title}"`))).toEqual([]);
});
