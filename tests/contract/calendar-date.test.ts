import { describe, expect, it } from "vitest";
import { ageOn, startOfSwedishDay, swedishDate } from "#contract/calendar-date.ts";

it("turns the day at midnight in Sweden, in winter and in summer", () => {
  expect(swedishDate(new Date("2026-01-31T22:59:59Z"))).toEqual({ year: 2026, month: 1, day: 31 });
  expect(swedishDate(new Date("2026-01-31T23:00:00Z"))).toEqual({ year: 2026, month: 2, day: 1 });
  expect(swedishDate(new Date("2026-07-31T22:00:00Z"))).toEqual({ year: 2026, month: 8, day: 1 });
});

it("counts the birthday itself", () => {
  const born = { year: 2008, month: 11, day: 20 };
  expect(ageOn(born, { year: 2026, month: 11, day: 19 })).toBe(17);
  expect(ageOn(born, { year: 2026, month: 11, day: 20 })).toBe(18);
  expect(ageOn(born, { year: 2026, month: 12, day: 1 })).toBe(18);
});

it("gives those born on 29 February their birthday on 1 March of a common year", () => {
  const born = { year: 2008, month: 2, day: 29 };
  expect(ageOn(born, { year: 2026, month: 2, day: 28 })).toBe(17);
  expect(ageOn(born, { year: 2026, month: 3, day: 1 })).toBe(18);
});

describe("startOfSwedishDay", () => {
  it.each([
    ["2026-11-20", "2026-11-19T23:00:00.000Z"],
    ["2026-07-01", "2026-06-30T22:00:00.000Z"],
    // Summer time begins, and ends, a few hours later.
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ])("of %s is %s", (date, moment) => {
    expect(startOfSwedishDay(date).toISOString()).toBe(moment);
  });
});
