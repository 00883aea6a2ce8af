import { describe, expect, it } from "vitest";
import { TheftReport } from "#contract/thefts/thefts.ts";
import { cleanReport, requireNotFuture } from "#lambdas/thefts/reports/clean-report.ts";
import { move } from "#lambdas/platform/http/move.ts";
import { type BatteryState, batteryMoves, bikeMoves } from "#lambdas/thefts/reports/moves.ts";
import { aReport } from "./context.ts";

const outcomeOf = (work: () => string): string => {
  try {
    return work();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("a bike", () => {
  it.each([
    ["reportStolen", "registered", "stolen"],
    ["reportStolen", "stolen", "bike-already-stolen"],
    ["reportStolen", "pending_review", "stolen"],
    ["changeTheft", "registered", "bike-not-stolen"],
    ["changeTheft", "stolen", "stolen"],
    ["changeTheft", "pending_review", "bike-not-stolen"],
    ["markRecovered", "registered", "bike-not-stolen"],
    ["markRecovered", "stolen", "registered"],
    ["markRecovered", "pending_review", "bike-not-stolen"],
  ] as const)("asked to %s while %s answers %s", (name, from, answer) => {
    expect(outcomeOf(() => move(bikeMoves[name], from))).toBe(answer);
  });
});

describe("a battery", () => {
  it.each([
    ["reportBatteryStolen", "unknown", "battery-serial-number-missing"],
    ["reportBatteryStolen", "safe", "stolen"],
    ["reportBatteryStolen", "stolen", "battery-already-stolen"],
    ["markBatteryRecovered", "unknown", "battery-not-stolen"],
    ["markBatteryRecovered", "safe", "battery-not-stolen"],
    ["markBatteryRecovered", "stolen", "safe"],
  ] as const)("asked to %s while %s answers %s", (name, from, answer) => {
    expect(outcomeOf(() => move<BatteryState>(batteryMoves[name], from))).toBe(answer);
  });
});

describe("the day of a theft", () => {
  it.each([
    // Already the 21st in Sweden.
    ["2026-11-21", "2026-11-20T23:30:00.000Z", "fine"],
    ["2026-11-22", "2026-11-20T23:30:00.000Z", "stolen-date-in-future"],
    ["2026-11-21", "2026-11-20T22:30:00.000Z", "stolen-date-in-future"],
    // Two hours ahead in summer.
    ["2026-07-02", "2026-07-01T22:00:00.000Z", "fine"],
    ["2026-07-02", "2026-07-01T21:59:00.000Z", "stolen-date-in-future"],
  ])("%s, reported at %s, is %s", (day, now, answer) => {
    const told = outcomeOf(() => {
      requireNotFuture(day, new Date(now));
      return "fine";
    });
    expect(told).toBe(answer);
  });

  it.each(["1949-12-31", "2026-02-30", "igår", ""])("is not %s", (stolenDate) => {
    expect(TheftReport.safeParse(aReport({ stolenDate })).success).toBe(false);
  });
});

describe("a report", () => {
  it("accepts the police report number in any spelling, or none", () => {
    const parse = (policeReportNumber: string) =>
      TheftReport.safeParse(aReport({ policeReportNumber })).data?.policeReportNumber ?? "refused";
    expect(parse(" 5000-k1234567-26 ")).toBe("5000-K1234567-26");
    expect(parse("K1234567-26")).toBe("refused");
    expect(TheftReport.parse(aReport({ policeReportNumber: "" })).policeReportNumber).toBeUndefined();
  });

  it.each(["place", "city"] as const)("needs a %s that is not blank", (field) => {
    expect(TheftReport.safeParse(aReport({ [field]: " \u200e\n " })).success).toBe(false);
  });

  it("stores markup as plain text, and no personal number", () => {
    const today = { year: 2026, month: 11, day: 20 };
    const report = TheftReport.parse(
      aReport({ place: "<script>alert(1)</script>", description: "Jag heter 19850821-1359" }),
    );
    expect(cleanReport(report, today)).toMatchObject({
      place: "<script>alert(1)</script>",
      description: "Jag heter ••••••••-••••",
    });
  });
});
