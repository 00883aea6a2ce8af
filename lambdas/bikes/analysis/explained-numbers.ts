import { hasCheckDigit } from "#contract/platform/luhn.ts";
import { type Group, groupsOf } from "#lambdas/bikes/lettering/number-groups.ts";
import { frameLabelEnds, isOtherLabel } from "./number-labels.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/** Numbers of these forms are never frame numbers, whatever the label. */
const forms = [
  // date, with or without time
  /(?<!\d)(?:19|20)\d{2}[-./](?:0\d|1[0-2])[-./][0-3]\d(?:[T\s]+\d{2}[:.]\d{2}(?:[:.]\d{2})?)?/g,
  /(?<!\d)[0-3]?\d[-./][01]?\d[-./](?:19|20)?\d{2}(?!\d)(?:\s+\d{2}[:.]\d{2}(?:[:.]\d{2})?)?/g,
  // telephone number
  /(?<!\d)(?:\+\d{2}|0)\s?\(?\d{1,3}\)?\s?[-\u2013/]\s?\d{2,3}(?:\s?\d{2,3}){1,3}(?!\d)/g,
  // personal or organisation number, and the VAT number made of one
  /(?<!\d)(?:16|18|19|20)?\d{6}[-\u2013\u2014+]\d{4}(?!\d)/g,
  /\bSE\s?\d{10}\s?01\b/gi,
  // price
  /(?<![\dA-Z])\d{1,3}(?:[ .]\d{3})*(?:[.,]\d{2}|\s?(?:kr|sek|:-))/gi,
];

const signs = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

/** A GTIN-13 with its check digit. */
const isArticleNumber = (digits: string): boolean =>
  /^\d{13}$/.test(digits) &&
  Array.from(digits).reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0;

const isIdentityNumber = (digits: string): boolean =>
  /^(?:16|18|19|20)?\d{10}$/.test(digits) && hasCheckDigit(digits.slice(-10));

const maxGroups = 5;

const runsOf = (groups: readonly Group[]): string[] =>
  groups.flatMap((_, from) =>
    Array.from({ length: maxGroups }, (__, more) => groups.slice(from, from + more + 1))
      .filter((run) => run.every(({ text }) => /^\d+$/.test(text)))
      .map((run) => run.map(({ text }) => text).join("")),
  );

/** The digits after a label for something else, up to a frame label. */
const labelled = (line: TextLine): string[] => {
  const groups = groupsOf(line);
  const first = groups.findIndex(({ raw }) => isOtherLabel(raw));
  const [frame = line.text.length] = frameLabelEnds(line.text);
  return first === -1 ? [] : runsOf(groups.slice(first + 1).filter(({ start }) => start < frame));
};

const formed = ({ text }: TextLine): string[] =>
  forms.flatMap((form) => [...text.matchAll(form)].map(([match]) => signs(match)));

/** Numbers on the receipt that are not frame numbers, by their label or form. */
export const explainedNumbers = (lines: readonly TextLine[], personalNumber: string): ReadonlySet<string> =>
  new Set([
    personalNumber,
    personalNumber.slice(2),
    ...lines.flatMap((line) => [...labelled(line), ...formed(line)]),
  ]);

/** Recognises article and identity numbers by their check digit, which frame numbers do not have. */
export const isOtherNumber = (number: string): boolean => isArticleNumber(number) || isIdentityNumber(number);
