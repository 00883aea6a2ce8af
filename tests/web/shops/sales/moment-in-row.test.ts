import { expect, it } from "vitest";
import { momentInRow } from "#web/shops/sales/bikes/moment-in-row.ts";

const now = new Date("2026-12-31T23:30:00.000Z");

it("a row shows the time for dates of this Swedish year, and otherwise the year", () => {
  expect(momentInRow("2027-01-01T08:05:00.000Z", "sv", now)).toBe("1 jan. 09:05");
  expect(momentInRow("2026-11-12T13:05:00.000Z", "sv", now)).toBe("12 nov. 2026");
  expect(momentInRow("2026-11-12T13:05:00.000Z", "en", now)).toBe("12 Nov 2026");
});
