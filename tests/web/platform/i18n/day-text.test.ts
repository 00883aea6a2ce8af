import { describe, expect, it } from "vitest";
import { dayText } from "#web/platform/i18n/day-text.ts";

describe("dayText", () => {
  it.each([
    ["2026-11-19T22:59:59.000Z", "19 november 2026"],
    ["2026-11-19T23:00:00.000Z", "20 november 2026"],
    ["2026-06-30T22:00:00.000Z", "1 juli 2026"],
  ])("is the day it was in Sweden at %s", (moment, text) => {
    expect(dayText(moment, "sv")).toBe(text);
  });

  it("speaks English as well", () => {
    expect(dayText("2026-06-30T22:00:00.000Z", "en")).toBe("1 July 2026");
  });
});
