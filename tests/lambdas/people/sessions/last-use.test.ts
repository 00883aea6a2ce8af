import { expect, it } from "vitest";
import { closingDue, warningDue } from "#lambdas/people/sessions/last-use.ts";

const leapDay = "2028-02-29T10:00:00.000Z";

it("an account is due for its warning after 23 months, also from a leap day", () => {
  expect(warningDue(leapDay)).toBe("2030-01-29T00:00:00.000Z");
});

it("an account closes after 24 months if its owner was warned in time, also in a year with a leap day", () => {
  expect(closingDue(leapDay, "2030-01-30T03:00:00.000Z")).toBe("2030-02-28T10:00:00.000Z");
  expect(closingDue("2027-03-01T10:00:00.000Z", "2029-01-28T03:00:00.000Z")).toBe("2029-02-28T10:00:00.000Z");
});

it("a late warning leaves its owner four weeks", () => {
  expect(closingDue(leapDay, "2030-03-01T03:00:00.000Z")).toBe("2030-03-29T03:00:00.000Z");
});
