// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { fieldRules } from "#contract/platform/field-rules.ts";
import { everyProblemCode } from "#tests/problem-codes.ts";
import { changeLanguage } from "#web/platform/i18n/i18n.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { core as sv } from "#web/platform/i18n/sv/core.ts";
import { rareProblems } from "#web/platform/i18n/texts/rare-problems/sv.ts";

beforeEach(async () => startTexts("sv"));

describe("problemText", () => {
  it.each(everyProblemCode)("has a text for %s in both languages", async (code) => {
    const swedish = problemText(code);
    await changeLanguage("en");
    expect({ ...sv.problems, ...rareProblems }).toHaveProperty([code], swedish);
    expect(problemText(code)).not.toBe(swedish);
  });
});

describe("ruleText", () => {
  it.each(fieldRules)("has a text for %s", (rule) => {
    expect(ruleText(rule)).toBe(sv.rules[rule]);
  });

  it("treats an unknown rule as a wrong format", () => {
    expect(ruleText("Invalid input: expected string")).toBe(sv.rules.format);
  });
});

describe("changeLanguage", () => {
  it("changes the language of the document and remembers it", async () => {
    await changeLanguage("en");
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem("cr:language")).toBe("en");
  });
});
