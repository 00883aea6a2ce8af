/** Removes accents and upper case, because OCR often loses the dots of å, ä and ö. Composed text keeps its length. */
export const plainText = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const misread: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  U: "0",
  I: "1",
  i: "1",
  l: "1",
  "|": "1",
  "!": "1",
  Z: "2",
  z: "2",
  A: "4",
  S: "5",
  s: "5",
  "§": "5",
  $: "5",
  G: "6",
  b: "6",
  T: "7",
  B: "8",
  "&": "8",
  g: "9",
  q: "9",
};

/** Replaces characters that OCR confuses with digits, one for one. For numbers without letters. */
const asDigits = (text: string): string => Array.from(text, (sign) => misread[sign] ?? sign).join("");

/** Returns the digits of every match, misread ones corrected, that is not part of a longer number. */
export const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...asDigits(text).matchAll(pattern)]
    .filter(({ 0: found, index }) => {
      const [before = "", after = ""] = [text[index - 1], text[index + found.length]];
      return !/\d/.test(before) && !/\d/.test(after);
    })
    .map(([found]) => found.replaceAll(/\D/g, ""));
