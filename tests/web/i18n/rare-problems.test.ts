// @vitest-environment jsdom
import { expect, it } from "vitest";
import { changeLanguage, startI18n } from "#web/i18n/i18n.ts";
import { fetchProblemText, problemText } from "#web/i18n/problem-text.ts";
import { rareProblems as en } from "#web/i18n/texts/rare-problems/en.ts";
import { problems } from "#web/i18n/sv/problems.ts";
import { rareProblems as sv } from "#web/i18n/texts/rare-problems/sv.ts";

it("come with the first answer that needs them, and in another language with that", async () => {
  const rare = "campaign-code-used";
  await startI18n("sv");
  await fetchProblemText("forbidden");
  expect(problemText(rare)).toBe(problems.internal);
  await fetchProblemText(rare);
  expect(problemText(rare)).toBe(sv[rare]);
  await changeLanguage("en");
  expect(problemText(rare)).toBe(en[rare]);
});
