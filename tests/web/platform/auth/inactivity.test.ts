import { describe, expect, it } from "vitest";
import { standingAt } from "#web/platform/auth/inactivity.ts";

const minute = 60_000;

describe("standingAt", () => {
  it.each([
    [0, { state: "active" }],
    [15 * minute - 1, { state: "active" }],
    [15 * minute, { state: "warning", secondsLeft: 300 }],
    [15 * minute + 1, { state: "warning", secondsLeft: 300 }],
    [19 * minute + 59_500, { state: "warning", secondsLeft: 1 }],
    [20 * minute - 1, { state: "warning", secondsLeft: 1 }],
    [20 * minute, { state: "expired" }],
    [24 * 60 * minute, { state: "expired" }],
  ])("after %i ms of doing nothing is %j", (idle, standing) => {
    expect(standingAt(1_800_000_000_000, 1_800_000_000_000 + idle)).toEqual(standing);
  });

  it("a clock set back counts as active", () => {
    expect(standingAt(1000, 0)).toEqual({ state: "active" });
  });
});
