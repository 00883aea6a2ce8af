import { expect, it } from "vitest";
import { answersEn } from "#web/office/letters/answers-en.ts";
import { answersSv } from "#web/office/letters/answers-sv.ts";
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
