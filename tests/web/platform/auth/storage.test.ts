// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf } from "#web/people/accounts/failures.ts";
import { clearStorage } from "#web/platform/auth/clear-storage.ts";
import { forgetDraftsOfOthers, isDraft } from "#web/platform/auth/drafts.ts";
import { amplifyReady } from "#web/platform/auth/session.ts";
import { StorageBlockedError } from "#web/platform/auth/storage-blocked-error.ts";
import { hasStoredSession } from "#web/platform/auth/stored-session.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { canStore } from "#web/platform/ui/local-store.ts";

beforeEach(() => localStorage.clear());

describe("hasStoredSession", () => {
  it("recognises Amplify's last user", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.4kq1client.LastAuthUser", "u1");
    expect(hasStoredSession()).toBe(true);
  });

  it("ignores Amplify's other keys", () => {
    localStorage.setItem("CognitoIdentityServiceProvider.4kq1client.u1.deviceKey", "x");
    expect(hasStoredSession()).toBe(false);
  });
});

describe("clearStorage", () => {
  it("keeps only cookie choices, sort order, language, theme and unsent data", () => {
    const stored = ["cr:consent", "cr:bikes-sort", "cr:kept:sales:u1:s1:a", "cr:language", "cr:theme"];
    for (const key of [
      ...stored,
      "cr:account-language",
      "cr:last-activity",
      "CognitoIdentityServiceProvider.c.LastAuthUser",
    ]) {
      localStorage.setItem(key, "x");
    }
    clearStorage();
    expect(Object.keys(localStorage).sort()).toEqual(stored.toSorted());
  });
});

it("every draft that names a person is kept at a sign-out for inactivity, and deleted for others", () => {
  const written = globSync("web/src/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`cr:([a-z-]+):\$\{/g)].map(([, kind = ""]) => kind),
  );
  // Only a note of what was shown.
  const drafts = written.filter((kind) => kind !== "notices-known");
  expect(drafts.length).toBeGreaterThan(6);
  expect(drafts.filter((kind) => !isDraft(`cr:${kind}:u1:x`))).toEqual([]);
});

describe("a browser that blocks storage", () => {
  beforeEach(() => {
    const refuse = (): never => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"] as const)
      vi.spyOn(globalThis, name, "get").mockImplementation(refuse);
  });
  afterEach(() => void vi.restoreAllMocks());

  it("can read pages, but stores nothing", () => {
    expect(hasStoredSession()).toBe(false);
    keepInTab("cr:x", 1);
    expect(keptInTab("cr:x")).toBeNull();
    forgetInTab("cr:x");
    clearStorage();
    forgetDraftsOfOthers("u1");
    expect(canStore()).toBe(false);
  });

  it("gets an explanation why sign-in is impossible", async () => {
    const refused = await amplifyReady().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StorageBlockedError);
    expect(failureOf("signIn", refused)).toBe("storageBlocked");
  });
});

it("canStore is true if storage works", () => {
  expect(canStore()).toBe(true);
});
