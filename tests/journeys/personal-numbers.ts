import { readPersonalNumber } from "#contract/personal-number.ts";

const today = { year: 2100, month: 1, day: 1 };

/** Ten or twelve digits that stand alone, as a personal number is written. */
const candidate = /(?<![\w.-])(?:\d{2})?\d{6}[-+ ]?\d{4}(?![\w-])/g;

const isPersonalNumber = (text: string): boolean => readPersonalNumber(text, today).ok;

const year = 365 * 86_400;

/** A moment of about now in seconds, as tokens and items hold it. Some of those of 2027 read as personal numbers of 1918. */
const isTime = (text: string): boolean =>
  /^\d{10}$/.test(text) && Math.abs(Number(text) - Date.now() / 1000) < 10 * year;

const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** What stands inside the tokens of a text, where nobody sees it at first sight. */
const insideTokens = (text: string): string =>
  [...text.matchAll(token)].map(([, claims = ""]) => Buffer.from(claims, "base64url").toString()).join("\n");

/** Every valid personal number in a text and in the tokens it holds. */
export const personalNumbersIn = (text: string): string[] =>
  [...`${text}\n${insideTokens(text)}`.matchAll(candidate)]
    .map(([found]) => found)
    .filter((found) => isPersonalNumber(found) && !isTime(found));
