import { type Field, fieldAliases } from "./aliases.ts";

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const undivided: ReadonlyMap<string, string> = new Map(
  Object.entries({ ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" }),
);

const undividedLetters = new RegExp(`[${[...undivided.keys()].join("")}]`, "g");

/** As they are typed, and as texts and phones turn them. */
export const apostrophes = "'’‘`´";
const unseen = new RegExp(String.raw`[\p{M}\p{C}#|${apostrophes}]`, "gu");

/** A key of the table may have 2,048 bytes, and one sign of Unicode can become eighteen. */
const longest = 60;

/** Lower case without accents, apostrophes and signs that cannot be seen, and without `#` and `|`, which stand between the values of a key. */
export const fold = (text: string): string => {
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\s+/g, " ")
    .replaceAll(unseen, "")
    .replaceAll(undividedLetters, (letter) => undivided.get(letter) ?? letter)
    .normalize("NFC")
    .replaceAll(/ +/g, " ")
    .trim();
  return Array.from(plain).slice(0, longest).join("").trim();
};

/** What a text is listed and looked for as. With a field, its other names become the one that counts: `Gothenburg` is `goteborg`. */
export const normalise = (text: string, field?: Field): string => {
  const plain = fold(text);
  return (field && fieldAliases[field].get(plain)) ?? plain;
};
