import { describe, expect, it } from "vitest";
import { pathWithoutIds, wordsAfterIds } from "#contract/platform/page-path.ts";
import { pages } from "#web/app/routes.ts";

describe("the path that a bug report stores", () => {
  it.each([
    ["/my-bikes", "/my-bikes"],
    ["/en/contact", "/contact"],
    ["/", "/"],
    ["", "/"],
    ["/my-bikes/bike_01K9/edit?from=mail#top", "/my-bikes/…/edit"],
    ["/invitation#token-abcdef", "/invitation"],
    ["/qr/7f0c2a34-5b6d-4e8f-9a01-23456789abcd", "/qr/…"],
    ["/receipt-check/1001/k7m2qx", "/receipt-check/…/…"],
    ["/partners/anna-andersson", "/partners/…"],
    ["/19850821-1359", "/…"],
    ["/claim/abcdefghijklmnopqrstuvwxyz/edit", "/claim/…/edit"],
  ])("of %s is %s", (address, kept) => {
    expect(pathWithoutIds(address)).toBe(kept);
  });

  it("keeps every fixed word of every page's path, and no parameter", () => {
    const named = pages
      .flatMap(({ path }) => path.split("/").slice(2))
      .filter((part) => !part.startsWith(":"));
    expect([...new Set(named)].filter((part) => part !== "").toSorted()).toEqual([...wordsAfterIds]);
    for (const { path } of pages) expect(pathWithoutIds(path)).toBe(path.replaceAll(/:\w+/g, "…"));
  });
});
