// @vitest-environment jsdom
import { expect, it } from "vitest";
import { changeLanguage, startI18n } from "#web/platform/i18n/i18n.ts";
import { fetchProblemText, problemText } from "#web/platform/i18n/problem-text.ts";
import { rareProblems as en } from "#web/platform/i18n/texts/rare-problems/en.ts";
import { problems } from "#web/platform/i18n/sv/problems.ts";
import { rareProblems as sv } from "#web/platform/i18n/texts/rare-problems/sv.ts";

it("rare problems load with the first response that needs them, and with a change of language", async () => {
  const rare = "campaign-code-used";
  await startI18n("sv");
  await fetchProblemText("forbidden");
  expect(problemText(rare)).toBe(problems.internal);
  await fetchProblemText(rare);
  expect(problemText(rare)).toBe(sv[rare]);
  await changeLanguage("en");
  expect(problemText(rare)).toBe(en[rare]);
});
