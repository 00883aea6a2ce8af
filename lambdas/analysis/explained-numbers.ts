import { hasCheckDigit } from "#contract/luhn.ts";
import { type Group, groupsOf } from "#lambdas/analysis/number-groups.ts";
import { frameLabelEnds, isOtherLabel } from "#lambdas/analysis/number-labels.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

/** What numbers look like that are no frame numbers, whatever stands before them. */
const forms = [
  // a date, with or without a time
  /(?<!\d)(?:19|20)\d{2}[-./](?:0\d|1[0-2])[-./][0-3]\d(?:[T\s]+\d{2}[:.]\d{2}(?:[:.]\d{2})?)?/g,
  /(?<!\d)[0-3]?\d[-./][01]?\d[-./](?:19|20)?\d{2}(?!\d)(?:\s+\d{2}[:.]\d{2}(?:[:.]\d{2})?)?/g,
  // a telephone number
  /(?<!\d)(?:\+\d{2}|0)\s?\(?\d{1,3}\)?\s?[-\u2013/]\s?\d{2,3}(?:\s?\d{2,3}){1,3}(?!\d)/g,
  // a personal or organisation number, and a VAT number made of one
  /(?<!\d)(?:16|18|19|20)?\d{6}[-\u2013\u2014+]\d{4}(?!\d)/g,
  /\bSE\s?\d{10}\s?01\b/gi,
  // a price
  /(?<![\dA-Z])\d{1,3}(?:[ .]\d{3})*(?:[.,]\d{2}|\s?(?:kr|sek|:-))/gi,
];

const signs = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

/** Thirteen digits as on a package, with their check digit. */
const isArticleNumber = (digits: string): boolean =>
  /^\d{13}$/.test(digits) &&
  Array.from(digits).reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 1 : 3), 0) %
    10 ===
    0;

const isIdentityNumber = (digits: string): boolean =>
  /^(?:16|18|19|20)?\d{10}$/.test(digits) && hasCheckDigit(digits.slice(-10));

const mostGroups = 5;

/** Every run of neighbouring groups of digits, joined. */
const runsOf = (groups: readonly Group[]): string[] =>
  groups.flatMap((_, from) =>
    Array.from({ length: mostGroups }, (__, more) => groups.slice(from, from + more + 1))
      .filter((run) => run.every(({ text }) => /^\d+$/.test(text)))
      .map((run) => run.map(({ text }) => text).join("")),
  );

/** The digits behind a label for something else, up to where a frame number is named. */
const labelled = (line: TextLine): string[] => {
  const groups = groupsOf(line);
  const first = groups.findIndex(({ raw }) => isOtherLabel(raw));
  const [frame = line.text.length] = frameLabelEnds(line.text);
  return first === -1 ? [] : runsOf(groups.slice(first + 1).filter(({ start }) => start < frame));
};

const formed = ({ text }: TextLine): string[] =>
  forms.flatMap((form) => [...text.matchAll(form)].map(([found]) => signs(found)));

/** The numbers on a receipt that are something else than a frame number, by their label or their form. */
export const explainedNumbers = (lines: readonly TextLine[], personalNumber: string): ReadonlySet<string> =>
  new Set([
    personalNumber,
    personalNumber.slice(2),
    ...lines.flatMap((line) => [...labelled(line), ...formed(line)]),
  ]);

/** Whether a number is something else by its form alone: nobody's frame has a check digit of this kind by design. */
export const isSomethingElse = (number: string): boolean =>
  isArticleNumber(number) || isIdentityNumber(number);
