// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { preferredLanguage, rememberAccountLanguage, rememberLanguage } from "#web/i18n/language.ts";

const browserAsksFor = (...languages: string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it("takes the first language of the browser that there are texts in", () => {
  browserAsksFor("de-DE", "en-US", "sv-SE");
  expect(preferredLanguage()).toBe("en");
});

it("is Swedish when the browser asks for none of ours", () => {
  browserAsksFor("fi-FI");
  expect(preferredLanguage()).toBe("sv");
});

it("puts what the person chose before the browser", () => {
  browserAsksFor("sv-SE");
  rememberLanguage("en");
  expect(preferredLanguage()).toBe("en");
});

it("puts that of the account before the browser, and behind what was chosen here", () => {
  browserAsksFor("sv-SE");
  rememberAccountLanguage("en");
  expect(preferredLanguage()).toBe("en");
  rememberLanguage("sv");
  expect(preferredLanguage()).toBe("sv");
});

it("does not believe a stored value that is no language", () => {
  browserAsksFor("sv-SE");
  localStorage.setItem("cr:language", "klingon");
  expect(preferredLanguage()).toBe("sv");
});
