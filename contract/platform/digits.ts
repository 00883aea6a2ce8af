const isDigit = /\p{Nd}/u;

/** Characters from 0 to 9 that Unicode does not class as digits: Chinese and Japanese numerals, those of merchants and cheques, and circled ones. */
const numerals = Array.from(
  "〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖零壹貳參肆伍陸柒捌玖零壱弐参四五六七八九〇〡〢〣〤〥〦〧〨〩⓿❶❷❸❹❺❻❼❽❾🄋➀➁➂➃➄➅➆➇➈🄌➊➋➌➍➎➏➐➑➒⓿⓵⓶⓷⓸⓹⓺⓻⓼⓽",
);

/** A character class for regular expressions: every character that can stand for a digit, superscripts and circled ones included. */
export const digitSign = `[\\p{Nd}\\p{No}${numerals.join("")}]`;

const numeral = new RegExp(`[${numerals.join("")}]`, "gu");

/** Unicode lists the digits of each script in a row from 0 to 9. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
};

/** Replaces the digits of all scripts by 0 to 9. */
export const toAsciiDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(numeral, (sign) => String(numerals.indexOf(sign) % 10));
