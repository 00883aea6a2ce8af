import { describe, expect, it } from "vitest";
import { paceOf, withTonight } from "#lambdas/stickers/pace.ts";

const on = (day: string): Date => new Date(`${day}T02:00:00Z`);

describe("the pace of stickers", () => {
  it.each([
    ["without nights", [], 50, undefined],
    ["with less than a week of them", [{ day: "2026-11-20", used: 0 }], 50, undefined],
    ["where none has gone", [{ day: "2026-11-01", used: 50 }], 50, undefined],
    ["where more were put back", [{ day: "2026-11-01", used: 60 }], 50, undefined],
    ["after ten days", [{ day: "2026-11-14", used: 30 }], 50, { perDay: 2, lastsUntil: "2027-01-23" }],
    [
      "where it is to be filled up since yesterday",
      [{ day: "2026-11-14", used: 0 }],
      90,
      { perDay: 9, lastsUntil: "2026-12-07", lowSince: "2026-11-23" },
    ],
    ["where it lasts for years", [{ day: "2026-11-04", used: 49 }], 50, { perDay: 0.1 }],
  ])("is correct %s", (_, nights, used, pace) => {
    expect(paceOf({ used, nights }, { rolls: 1, active: 20 }, on("2026-11-24"))).toEqual(pace);
  });

  it("is based on four weeks of nights, each once", () => {
    let nights: { day: string; used: number }[] = [];
    for (let night = 1; night <= 30; night += 1) {
      const now = on(`2026-11-${String(night).padStart(2, "0")}`);
      nights = withTonight({ used: night, nights }, now);
      nights = withTonight({ used: night * 2, nights }, now);
    }
    expect(nights).toHaveLength(28);
    expect([nights.at(0), nights.at(-1)]).toEqual([
      { day: "2026-11-03", used: 6 },
      { day: "2026-11-30", used: 60 },
    ]);
  });
});
