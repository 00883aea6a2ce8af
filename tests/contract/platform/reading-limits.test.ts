import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readingLimits } from "#contract/platform/reading-limits.ts";

it("are the limits that the threat model shows", () => {
  const text = readFileSync(new URL("../../../docs/threats.md", import.meta.url), "utf8");
  const shown = [...text.matchAll(/^\| (\w+) ((?:\| \d+ )+)\|$/gm)].map(([, name = "", cells = ""]) => [
    name,
    cells.match(/\d+/g)?.map(Number),
  ]);
  const limits = Object.entries(readingLimits).map(([name, limit]) => [
    name,
    [limit.account, limit.networkOfAccounts, limit.address, limit.network],
  ]);
  expect(shown).toEqual(limits);
});
