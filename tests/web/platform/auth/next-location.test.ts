import { describe, expect, it } from "vitest";
import {
  endedByInactivityPath,
  endedElsewherePath,
  signInPath,
  wantedLocation,
  wasEndedByInactivity,
  wasEndedElsewhere,
} from "#web/platform/auth/next-location.ts";

const origin = "https://cykelregistret.example";
const wanted = (next: string) => wantedLocation(`?next=${encodeURIComponent(next)}`, origin);

describe("wantedLocation", () => {
  it("returns the path that signInPath stored", () => {
    const path = "/bike-registration?step=2#photo";
    expect(wantedLocation(new URL(signInPath(path), origin).search, origin)).toBe(path);
  });

  it("is undefined without a stored path", () => {
    expect(wantedLocation("", origin)).toBeUndefined();
  });

  it.each([
    "https://evil.example/",
    "https:",
    "https:evil.example",
    "//evil",
    "/\\evil",
    "\\evil",
    "/\n/evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "my-bikes",
    "",
  ])("does not believe %j", (next) => {
    expect(wanted(next)).toBeUndefined();
  });
});

describe("why a session ended", () => {
  const searchOf = (path: string) => new URL(path, origin).search;

  it("is in the address, with the former page", () => {
    const home = searchOf(endedByInactivityPath("/", "/my-bikes"));
    expect(wasEndedByInactivity(home)).toBe(true);
    expect(wasEndedElsewhere(home)).toBe(false);
    expect(wantedLocation(home, origin)).toBe("/my-bikes");
    const signIn = searchOf(endedElsewherePath("/my-bikes"));
    expect(wasEndedElsewhere(signIn)).toBe(true);
    expect(wasEndedByInactivity(signIn)).toBe(false);
    expect(wantedLocation(signIn, origin)).toBe("/my-bikes");
  });

  it("is ignored if unknown", () => {
    for (const search of ["", "?ended=<b>you-won</b>"])
      expect([wasEndedElsewhere(search), wasEndedByInactivity(search)]).toEqual([false, false]);
  });
});
