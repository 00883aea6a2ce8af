const isDigit = /\p{Nd}/u;

/** Numerals that are written digit by digit but are no digits to Unicode, from nought to nine: Chinese and Japanese ones, those of traders and of cheques, and the circled ones that stand for themselves. */
const numerals = Array.from(
  "〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖零壹貳參肆伍陸柒捌玖零壱弐参四五六七八九〇〡〢〣〤〥〦〧〨〩⓿❶❷❸❹❺❻❼❽❾🄋➀➁➂➃➄➅➆➇➈🄌➊➋➌➍➎➏➐➑➒⓿⓵⓶⓷⓸⓹⓺⓻⓼⓽",
);

/** For a regular expression: every sign that can stand for a digit, raised and circled ones too. */
export const digitSign = `[\\p{Nd}\\p{No}${numerals.join("")}]`;

const numeral = new RegExp(`[${numerals.join("")}]`, "gu");

/** The digits of all scripts stand in tens, one script after the other. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
};

/** Every digit, of whatever script, as one of ours. */
export const inOurDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replaceAll(numeral, (sign) => String(numerals.indexOf(sign) % 10));
