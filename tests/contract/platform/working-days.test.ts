import { describe, expect, it } from "vitest";
import { isoDate } from "#contract/platform/calendar-date.ts";
import { isWorkingDay, workingDaysAfter } from "#contract/platform/working-days.ts";

const day = (iso: string) => {
  const [year = 0, month = 0, date = 0] = iso.split("-").map(Number);
  return { year, month, day: date };
};

describe("a working day", () => {
  it.each([
    ["2026-01-01", "New Year’s Day"],
    ["2026-01-06", "Epiphany"],
    ["2026-04-03", "Good Friday"],
    ["2026-04-06", "Easter Monday"],
    ["2026-05-01", "the first of May"],
    ["2026-05-14", "Ascension Day"],
    ["2023-06-06", "the National Day"],
    ["2026-06-19", "Midsummer Eve"],
    ["2025-12-24", "Christmas Eve"],
    ["2025-12-25", "Christmas Day"],
    ["2025-12-26", "Boxing Day"],
    ["2025-12-31", "New Year’s Eve"],
    ["2026-11-21", "a Saturday"],
    ["2026-11-22", "a Sunday"],
  ])("is not %s, %s", (iso) => expect(isWorkingDay(day(iso))).toBe(false));

  it.each(["2026-01-05", "2026-04-02", "2026-04-07", "2026-05-15", "2026-06-18", "2026-12-23", "2026-11-20"])(
    "is %s",
    (iso) => expect(isWorkingDay(day(iso))).toBe(true),
  );

  /** From tables of Easter, with the earliest and the latest of the century. */
  it.each([
    "2000-04-24",
    "2008-03-24",
    "2011-04-25",
    "2019-04-22",
    "2024-04-01",
    "2025-04-21",
    "2027-03-29",
    "2030-04-22",
    "2035-03-26",
    "2038-04-26",
    "2049-04-19",
    "2076-04-20",
    "2099-04-13",
  ])("is not Easter Monday, which is %s", (iso) => {
    expect(isWorkingDay(day(iso))).toBe(false);
    expect(isWorkingDay(workingDaysAfter(day(iso), 1))).toBe(true);
  });

  it("comes 248 to 254 times in every year of the century", () => {
    for (let year = 2000; year < 2100; year += 1) {
      const begin = { year: year - 1, month: 12, day: 31 };
      let count = 0;
      for (let next = workingDaysAfter(begin, 1); next.year === year; next = workingDaysAfter(next, 1))
        count += 1;
      expect([year, count >= 248 && count <= 254, count]).toEqual([year, true, count]);
    }
  });
});

describe("two working days later", () => {
  it.each([
    ["2026-11-17", "2026-11-19"],
    ["2026-11-19", "2026-11-23"],
    ["2026-11-20", "2026-11-24"],
    ["2026-11-21", "2026-11-24"],
    ["2026-11-22", "2026-11-24"],
    ["2026-04-01", "2026-04-07"],
    ["2026-06-18", "2026-06-23"],
    ["2026-12-23", "2026-12-29"],
    ["2026-12-30", "2027-01-05"],
    ["2028-02-28", "2028-03-01"],
  ])("than %s is %s", (from, to) => {
    expect(isoDate(workingDaysAfter(day(from), 2))).toBe(to);
  });
});
