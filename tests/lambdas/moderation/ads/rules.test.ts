import { describe, expect, it } from "vitest";
import type { AdOutcome } from "#contract/moderation/ad-decisions.ts";
import { appealStateOf, appealUntil, blocksNewAds } from "#lambdas/moderation/ads/rules.ts";
import type { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { fc } from "#tests/property.ts";

type Judged = Parameters<typeof appealStateOf>[0];
const sides = ["seller", "reporter"] as const;
const at = "2026-11-20T12:00:00.000Z";
const soon = new Date("2026-11-21T12:00:00.000Z");

const decided = (item: Judged, outcome: AdOutcome): Judged => ({
  ...item,
  state: "decided",
  decisions: [...item.decisions, { outcome, at, explanation: "", sameAdministrator: false, by: "adam" }],
});
const appealed = (item: Judged, by: AdCaseItem["appeals"][number]["by"]): Judged => ({
  ...item,
  state: "appealed",
  appeals: [...item.appeals, { by, at }],
});

describe("an appeal", () => {
  it("is open to at most one side at a time, and once per side", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<AdOutcome>("removed", "kept"), { maxLength: 8 }), (outcomes) => {
        let item: Judged = { state: "open", decisions: [], appeals: [] };
        for (const outcome of outcomes) {
          for (const side of sides) expect(appealStateOf(item, side, soon)).not.toBe("possible");
          item = decided(item, outcome);
          const able = sides.filter((side) => appealStateOf(item, side, soon) === "possible");
          expect(able.length).toBeLessThanOrEqual(1);
          const [side] = able;
          if (side === undefined) break;
          expect(side).toBe(outcome === "removed" ? "seller" : "reporter");
          item = appealed(item, side);
          expect(appealStateOf(item, side, soon)).toBe("waiting");
        }
        expect(item.appeals.length).toBeLessThanOrEqual(2);
        expect(new Set(item.appeals.map(({ by }) => by)).size).toBe(item.appeals.length);
      }),
    );
  });

  it("is possible for six months", () => {
    const item = decided({ state: "open", decisions: [], appeals: [] }, "removed");
    const last = appealUntil(at);
    expect(last.toISOString()).toBe("2027-05-20T12:00:00.000Z");
    expect(appealStateOf(item, "seller", last)).toBe("possible");
    expect(appealStateOf(item, "seller", new Date(last.getTime() + 1))).toBe("too-late");
  });
});

it("only reasons that question the seller's right to the bike block new ads", () => {
  expect((["stolen-bike", "not-sellers-bike", "fraud"] as const).map(blocksNewAds)).toEqual([
    true,
    true,
    true,
  ]);
  expect((["misleading", "prohibited-content", "personal-data", "other"] as const).map(blocksNewAds)).toEqual(
    [false, false, false, false],
  );
});
