// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { hasStoredSession } from "#web/platform/auth/stored-session.ts";
import { preferredLanguage, rememberLanguage } from "#web/platform/i18n/language.ts";

afterEach(() => vi.restoreAllMocks());

it("public pages work in a browser that blocks storage", () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  rememberLanguage("sv");
  expect(preferredLanguage()).toBe("en");
  expect(hasStoredSession()).toBe(false);
});
