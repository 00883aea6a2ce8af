import { describe, expect, it } from "vitest";
import { relativeTime } from "#web/platform/i18n/relative-time.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";

/** A Wednesday, one in the afternoon in Sweden. */
const now = new Date("2026-11-18T12:00:00Z");
const both = (moment: string): [string, string] => [
  relativeTime(moment, now, "sv"),
  relativeTime(moment, now, "en"),
];

describe("how long ago something was", () => {
  it.each([
    ["2026-11-18T11:59:30Z", "nyss", "just now"],
    // The clock of the page is a little slow.
    ["2026-11-18T12:03:00Z", "nyss", "just now"],
    ["2026-11-18T11:55:00Z", "för 5 minuter sedan", "5 minutes ago"],
    ["2026-11-18T09:00:00Z", "för 3 timmar sedan", "3 hours ago"],
    ["2026-11-17T21:00:00Z", "i går", "yesterday"],
    ["2026-11-14T12:00:00Z", "för 4 dagar sedan", "4 days ago"],
    ["2026-10-05T12:00:00Z", "förra månaden", "last month"],
    ["2026-08-18T12:00:00Z", "för 3 månader sedan", "3 months ago"],
  ])("%s is %s", (moment, swedish, english) => {
    expect(both(moment)).toEqual([swedish, english]);
  });

  it("counts days by the Swedish calendar, wherever the browser is", () => {
    // A quarter to midnight, and a quarter past, in Sweden.
    expect(relativeTime("2026-11-16T22:45:00Z", now, "sv")).toBe("i förrgår");
    expect(relativeTime("2026-11-16T23:15:00Z", now, "sv")).toBe("i går");
  });

  it("begins weeks on Monday", () => {
    expect(relativeTime("2026-11-09T12:00:00Z", now, "sv")).toBe("förra veckan");
    expect(relativeTime("2026-11-08T12:00:00Z", now, "sv")).toBe("för 2 veckor sedan");
    expect(relativeTime("2026-11-08T12:00:00Z", now, "en")).toBe("2 weeks ago");
  });

  it("is right across a change of daylight saving time", () => {
    const after = new Date("2026-10-26T12:00:00Z");
    expect(relativeTime("2026-10-24T21:30:00Z", after, "sv")).toBe("i förrgår");
    expect(relativeTime("2026-10-25T00:30:00Z", after, "sv")).toBe("i går");
  });
});

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
