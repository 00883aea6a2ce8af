import { expect, it } from "vitest";
import { answersEn, answersSv } from "#web/office/letters/answers.ts";
import { myData as inEnglish } from "#web/people/settings/texts/my-data-en.ts";
import { myData as inSwedish } from "#web/people/settings/texts/my-data-sv.ts";

it.each([
  ["Swedish", answersSv, inSwedish],
  ["English", answersEn, inEnglish],
] as const)("replies about a copy name the settings and the button as %s calls them", (_, answers, texts) => {
  for (const answer of [answers.access, answers.portability])
    for (const name of [texts.title, texts.ask]) expect(answer).toContain(name);
});

it("no reply says that an administrator has hidden bikes, which only their owner can", () => {
  expect(`${answersSv.restriction} ${answersEn.restriction}`).not.toMatch(/dolt|hidden/);
});

it("a refusal names the court and the authority", () => {
  expect(answersSv.refusal).toMatch(/imy\.se[^]*domstol/);
  expect(answersEn.refusal).toMatch(/imy\.se[^]*court/);
});
