// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { preferredLanguage, rememberAccountLanguage, rememberLanguage } from "#web/platform/i18n/language.ts";

const browserAsksFor = (...languages: string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it("uses the browser's first supported language", () => {
  browserAsksFor("de-DE", "en-US", "sv-SE");
  expect(preferredLanguage()).toBe("en");
});

it("is Swedish if the browser has none of our languages", () => {
  browserAsksFor("fi-FI");
  expect(preferredLanguage()).toBe("sv");
});

it("prefers the person's choice to the browser's language", () => {
  browserAsksFor("sv-SE");
  rememberLanguage("en");
  expect(preferredLanguage()).toBe("en");
});

it("prefers the account's language to the browser's, and the choice here to both", () => {
  browserAsksFor("sv-SE");
  rememberAccountLanguage("en");
  expect(preferredLanguage()).toBe("en");
  rememberLanguage("sv");
  expect(preferredLanguage()).toBe("sv");
});

it("ignores a stored value that is not a language", () => {
  browserAsksFor("sv-SE");
  localStorage.setItem("cr:language", "klingon");
  expect(preferredLanguage()).toBe("sv");
});
