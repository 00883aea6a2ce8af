// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { clearStorage } from "#web/auth/clear-storage.ts";
import { hasStoredSession } from "#web/auth/stored-session.ts";

beforeEach(() => localStorage.clear());

describe("hasStoredSession", () => {
  it("knows Amplify's mark of the last user", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.4kq1client.LastAuthUser", "u1");
    expect(hasStoredSession()).toBe(true);
  });

  it("is not misled by what else Amplify leaves behind", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.4kq1client.u1.deviceKey", "x");
    expect(hasStoredSession()).toBe(false);
  });
});

describe("clearStorage", () => {
  it("keeps cookie choices, how My bikes is sorted, language, theme and what waits to be sent, and nothing else", () => {
    const kept = ["cr:consent", "cr:bikes-sort", "cr:kept:sales:u1:s1:a", "cr:language", "cr:theme"];
    for (const key of [
      ...kept,
      "cr:account-language",
      "cr:last-activity",
      "CognitoIdentityServiceProvider.c.LastAuthUser",
    ]) {
      localStorage.setItem(key, "x");
    }
    clearStorage();
    expect(Object.keys(localStorage).sort()).toEqual(kept.toSorted());
  });
});
