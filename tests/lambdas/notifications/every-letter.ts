import type { Language } from "#contract/accounts.ts";
import type { Letter } from "#lambdas/notifications/mail/letter.ts";
import { sampleLetters } from "#lambdas/notifications/preview/samples.ts";

/** All there are, by the names that administrators see them under. */
export const everyLetter = (language: Language): [string, Letter][] => [
  ...sampleLetters(new Date("2026-11-20T12:00:00.000Z"), language),
];
