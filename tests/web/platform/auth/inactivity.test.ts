import { describe, expect, it } from "vitest";
import { standingAt } from "#web/platform/auth/inactivity.ts";
import { spokenMoment } from "#web/app/countdown.ts";
import { clockText } from "#web/platform/ui/clock-text.ts";

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

describe("the countdown", () => {
  it("shows minutes and seconds", () => {
    expect([300, 299, 61, 60, 9, 0].map(clockText)).toEqual(["5:00", "4:59", "1:01", "1:00", "0:09", "0:00"]);
  });

  it("is read aloud seven times in five minutes", () => {
    const spoken = Array.from({ length: 300 }, (_, second) => spokenMoment(300 - second));
    expect([...new Set(spoken)]).toEqual([300, 240, 180, 120, 60, 30, 10]);
    expect([301, 300, 241, 240, 61, 60, 31, 30, 11, 10, 1].map(spokenMoment)).toEqual([
      360, 300, 300, 240, 120, 60, 60, 30, 30, 10, 10,
    ]);
  });
});
