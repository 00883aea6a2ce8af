/** Lower case without accents and dots, because OCR often loses those of å, ä and ö. Keeps the length of composed text. */
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

/** The same text, sign for sign, with whatever OCR takes digits for turned into digits. For numbers that have no letters. */
const asDigits = (text: string): string => Array.from(text, (sign) => misread[sign] ?? sign).join("");

/** Every match of a pattern among misread digits that does not run on into more true digits on either side; digits only. */
export const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...asDigits(text).matchAll(pattern)]
    .filter(({ 0: found, index }) => {
      const [before = "", after = ""] = [text[index - 1], text[index + found.length]];
      return !/\d/.test(before) && !/\d/.test(after);
    })
    .map(([found]) => found.replaceAll(/\D/g, ""));
