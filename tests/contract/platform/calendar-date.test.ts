import { describe, expect, it } from "vitest";
import {
  addMonths,
  ageOn,
  daysBetween,
  startOfSwedishDay,
  swedishDate,
} from "#contract/platform/calendar-date.ts";

it("a new day begins at midnight in Sweden, in winter and in summer", () => {
  expect(swedishDate(new Date("2026-01-31T22:59:59Z"))).toEqual({ year: 2026, month: 1, day: 31 });
  expect(swedishDate(new Date("2026-01-31T23:00:00Z"))).toEqual({ year: 2026, month: 2, day: 1 });
  expect(swedishDate(new Date("2026-07-31T22:00:00Z"))).toEqual({ year: 2026, month: 8, day: 1 });
});

it("people turn a year older on their birthday", () => {
  const born = { year: 2008, month: 11, day: 20 };
  expect(ageOn(born, { year: 2026, month: 11, day: 19 })).toBe(17);
  expect(ageOn(born, { year: 2026, month: 11, day: 20 })).toBe(18);
  expect(ageOn(born, { year: 2026, month: 12, day: 1 })).toBe(18);
});

it("people born on 29 February turn a year older on 1 March of a common year", () => {
  const born = { year: 2008, month: 2, day: 29 };
  expect(ageOn(born, { year: 2026, month: 2, day: 28 })).toBe(17);
  expect(ageOn(born, { year: 2026, month: 3, day: 1 })).toBe(18);
});

it("a month after a day that the next month lacks is its last day", () => {
  const januaryEnds = (year: number) => ({ year, month: 1, day: 31 });
  expect(addMonths(januaryEnds(2027), 1)).toEqual({ year: 2027, month: 2, day: 28 });
  expect(addMonths(januaryEnds(2028), 1)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(addMonths(januaryEnds(2027), 3)).toEqual({ year: 2027, month: 4, day: 30 });
  expect(addMonths({ year: 2026, month: 12, day: 15 }, 1)).toEqual({ year: 2027, month: 1, day: 15 });
});

it("days between dates are whole, though the clocks change", () => {
  const eve = { year: 2026, month: 3, day: 28 };
  expect(daysBetween(eve, { year: 2026, month: 3, day: 30 })).toBe(2);
  expect(daysBetween({ year: 2026, month: 3, day: 30 }, eve)).toBe(-2);
});

describe("the start of a day in Sweden", () => {
  it.each([
    ["2026-11-20", "2026-11-19T23:00:00.000Z"],
    ["2026-07-01", "2026-06-30T22:00:00.000Z"],
    // The clocks change a few hours later.
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ])("of %s is %s", (date, moment) => {
    expect(startOfSwedishDay(date).toISOString()).toBe(moment);
  });
});
