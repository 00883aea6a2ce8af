import { readPersonalNumber } from "#contract/personal-number.ts";

const today = { year: 2100, month: 1, day: 1 };

/** Ten or twelve digits that stand alone, as a personal number is written. */
const candidate = /(?<![\w.-])(?:\d{2})?\d{6}[-+ ]?\d{4}(?![\w-])/g;

const isPersonalNumber = (text: string): boolean => readPersonalNumber(text, today).ok;

const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** What stands inside the tokens of a text, where nobody sees it at first sight. */
const insideTokens = (text: string): string =>
  [...text.matchAll(token)].map(([, claims = ""]) => Buffer.from(claims, "base64url").toString()).join("\n");

/** Every valid personal number in a text and in the tokens it holds. */
export const personalNumbersIn = (text: string): string[] =>
  [...`${text}\n${insideTokens(text)}`.matchAll(candidate)].map(([found]) => found).filter(isPersonalNumber);
