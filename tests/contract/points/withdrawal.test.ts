import { describe, expect, it } from "vitest";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { withdrawableUntil } from "#contract/points/withdrawal.ts";

describe("the right of withdrawal", () => {
  it.each([
    ["an ordinary day", "2026-11-20T12:00:00.000Z", "2026-12-04T22:59:59.999Z"],
    ["just after midnight in Sweden", "2026-11-19T23:00:00.000Z", "2026-12-04T22:59:59.999Z"],
    ["just before it", "2026-11-19T22:59:59.999Z", "2026-12-03T22:59:59.999Z"],
    ["summer", "2026-07-01T21:30:00.000Z", "2026-07-15T21:59:59.999Z"],
    ["summer, past midnight in Sweden", "2026-07-01T22:30:00.000Z", "2026-07-16T21:59:59.999Z"],
    ["before summer time begins", "2026-03-20T12:00:00.000Z", "2026-04-03T21:59:59.999Z"],
    [
      "so that it ends on the day on which summer time begins",
      "2026-03-15T12:00:00.000Z",
      "2026-03-29T21:59:59.999Z",
    ],
    ["so that it ends the day before", "2026-03-14T12:00:00.000Z", "2026-03-28T22:59:59.999Z"],
    [
      "so that it ends on the day on which summer time ends",
      "2026-10-11T12:00:00.000Z",
      "2026-10-25T22:59:59.999Z",
    ],
    ["so that it ends the day before that", "2026-10-10T12:00:00.000Z", "2026-10-24T21:59:59.999Z"],
    ["over a leap day", "2028-02-20T12:00:00.000Z", "2028-03-05T22:59:59.999Z"],
    ["so that it ends on a leap day", "2028-02-15T12:00:00.000Z", "2028-02-29T22:59:59.999Z"],
    ["over the year's end", "2026-12-24T23:30:00.000Z", "2027-01-08T22:59:59.999Z"],
  ])("of a payment in %s, at %s, ends at %s", (_, paidAt, end) => {
    expect(withdrawableUntil(paidAt).toISOString()).toBe(end);
  });

  it("ends with the fourteenth day, on any day of three years", () => {
    for (let day = 0; day < 1100; day += 1) {
      const paid = new Date(Date.UTC(2026, 0, 1 + day, 11));
      const until = withdrawableUntil(paid.toISOString());
      const fourteenth = new Date(paid.getTime() + 14 * 86_400_000);
      expect(isoDate(swedishDate(until))).toBe(isoDate(swedishDate(fourteenth)));
      expect(isoDate(swedishDate(new Date(until.getTime() + 1)))).not.toBe(isoDate(swedishDate(until)));
    }
  });
});
