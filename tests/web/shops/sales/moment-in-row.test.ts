import { expect, it } from "vitest";
import { momentInRow, recentMoment } from "#web/shops/sales/moment-in-row.ts";

const now = new Date("2026-12-31T23:30:00.000Z");

it("a row shows the time for dates of this Swedish year, and otherwise the year", () => {
  expect(momentInRow("2027-01-01T08:05:00.000Z", "sv", now)).toBe("1 jan. 09:05");
  expect(momentInRow("2026-11-12T13:05:00.000Z", "sv", now)).toBe("12 nov. 2026");
  expect(momentInRow("2026-11-12T13:05:00.000Z", "en", now)).toBe("12 Nov 2026");
});

it("a sale of today shows its time alone, and one of yesterday its day too", () => {
  const noon = new Date("2026-11-12T11:00:00.000Z");
  expect(recentMoment("2026-11-11T23:05:00.000Z", "sv", noon)).toBe("00:05");
  expect(recentMoment("2026-11-11T22:55:00.000Z", "sv", noon)).toBe("11 nov. 23:55");
});
