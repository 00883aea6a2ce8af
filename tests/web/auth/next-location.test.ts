import { describe, expect, it } from "vitest";
import { endingIn, signInPath, wantedLocation } from "#web/auth/next-location.ts";

const origin = "https://cykelregistret.example";
const wanted = (next: string) => wantedLocation(`?next=${encodeURIComponent(next)}`, origin);

describe("wantedLocation", () => {
  it("gives back what signInPath kept", () => {
    const path = "/bike-registration?step=2#photo";
    expect(wantedLocation(new URL(signInPath(path), origin).search, origin)).toBe(path);
  });

  it("is nothing where nothing was kept", () => {
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

describe("endingIn", () => {
  it("gives back why the session ended", () => {
    const search = (ending?: "inactivity") => new URL(signInPath("/my-bikes", ending), origin).search;
    expect(endingIn(search("inactivity"))).toBe("inactivity");
    expect(endingIn(search())).toBeUndefined();
    expect(wantedLocation(search("inactivity"), origin)).toBe("/my-bikes");
  });

  it("believes no other reason", () => {
    expect(endingIn("?ended=<b>you-won</b>")).toBeUndefined();
  });
});
