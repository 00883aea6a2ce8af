import fc from "fast-check";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { dashes } from "#tests/dashes.ts";
import { numberOf } from "#tests/lambdas/people/identity/services.ts";

const two = (number: number): string => String(number).padStart(2, "0");

/** Twelve-digit personal and coordination numbers that are never issued. */
const numbers = fc
  .tuple(
    fc.integer({ min: 1930, max: 2005 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom(0, 60),
    fc.integer({ min: 980, max: 999 }),
  )
  .map(([year, month, day, offset, birth]) => numberOf(`${year}${two(month)}${two(day + offset)}`, birth));

const between: readonly string[] = [
  ...dashes,
  "",
  " ",
  "\u00A0",
  "\u202F",
  "\u2009",
  " - ",
  "\u00A0\u2013\u00A0",
  "\n",
  "\r\n",
  "\t",
  "\u200B",
  "\u2060-\u200D",
  "\uFEFF-",
];

/** The digits of other scripts by their code point of zero. */
const fromZero = [0x30, 0x660, 0x6f0, 0xff10, 0x1d7ce, 0x966].map((zero) =>
  Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)),
);
const numerals = ["〇一二三四五六七八九", "零壹贰叁肆伍陆柒捌玖", "⓪①②③④⑤⑥⑦⑧⑨", "⓿❶❷❸❹❺❻❼❽❾"].map((signs) =>
  Array.from(signs),
);

const scripts = [...fromZero, ...numerals].map(
  (signs) => (digits: string) => digits.replaceAll(/\d/g, (digit) => signs[Number(digit)] ?? digit),
);
const plainScripts = scripts.slice(0, fromZero.length - 1);

const spreads: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text} `,
  (text) => Array.from(text).join("\u200B"),
  (text) => Array.from(text).join("\u00AD"),
];

/** `digits` are the last ten digits. */
export type Spelled = { readonly written: string; readonly digits: string };

/** `plain` keeps to Swedish keyboards and to the length of an input field. */
export const spellings = ({ plain = false } = {}): fc.Arbitrary<Spelled> =>
  fc
    .record({
      number: numbers,
      isShort: fc.boolean(),
      separator: fc.constantFrom(...between),
      script: fc.constantFrom(...(plain ? plainScripts : scripts)),
      spread: fc.constantFrom(...(plain ? spreads.slice(0, 2) : spreads)),
    })
    .map(({ number, isShort, separator, script, spread }) => {
      const date = number.slice(isShort ? 2 : 0, 8);
      return { written: spread(script(`${date}${separator}${number.slice(8)}`)), digits: number.slice(2) };
    });

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Finds the numbers in a text in any spelling. */
export const findNumbers = (text: string, digits: Iterable<string>): string[] => {
  const bare = (written: string): string =>
    toAsciiDigits(
      written.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(parseInt(code, 16))),
    )
      .replaceAll(/\\[nrt]/g, "")
      .replaceAll(/[^\p{L}\p{Nd}"{}]/gu, "");
  const read = `${bare(text)}\n${bare(unescaped(text))}`;
  return [...digits].filter((each) => read.includes(each));
};
