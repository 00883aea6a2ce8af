import { readPersonalNumber } from "#contract/platform/personal-number.ts";

const today = { year: 2100, month: 1, day: 1 };

/** Ten or twelve digits on their own, as personal numbers are written. */
const candidate = /(?<![\w.-])(?:\d{2})?\d{6}[-+ ]?\d{4}(?![\w-])/g;

const isPersonalNumber = (text: string): boolean => readPersonalNumber(text, today).ok;

const year = 365 * 86_400;

/** A current timestamp in seconds, as in tokens and items. Some of 2027 look like personal numbers of 1918. */
const isTime = (text: string): boolean =>
  /^\d{10}$/.test(text) && Math.abs(Number(text) - Date.now() / 1000) < 10 * year;

const token = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g;

/** The decoded content of tokens in a text. */
const insideTokens = (text: string): string =>
  [...text.matchAll(token)].map(([, claims = ""]) => Buffer.from(claims, "base64url").toString()).join("\n");

/** Every valid personal number in a text and its tokens. */
export const personalNumbersIn = (text: string): string[] =>
  [...`${text}\n${insideTokens(text)}`.matchAll(candidate)]
    .map(([found]) => found)
    .filter((found) => isPersonalNumber(found) && !isTime(found));
