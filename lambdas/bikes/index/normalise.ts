import { type Field, fieldAliases } from "./aliases.ts";

/** Letters that Unicode does not decompose into a letter and a mark. */
const undivided: ReadonlyMap<string, string> = new Map(
  Object.entries({ ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" }),
);

const undividedLetters = new RegExp(`[${[...undivided.keys()].join("")}]`, "g");

/** As typed, and as phones and text programs change them. */
export const apostrophes = "'’‘`´";
const unseen = new RegExp(String.raw`[\p{M}\p{C}#|${apostrophes}]`, "gu");

/** A table key may have 2,048 bytes, and one Unicode character can become eighteen. */
const maxLength = 60;

/** Lower case without accents, apostrophes, invisible characters, and the key separators `#` and `|`. */
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
  return Array.from(plain).slice(0, maxLength).join("").trim();
};

/**
 * The form in which texts are listed and searched. With a field, an alias becomes the standard
 * name: `Gothenburg` is `goteborg`.
 */
export const normalise = (text: string, field?: Field): string => {
  const plain = fold(text);
  return (field && fieldAliases[field].get(plain)) ?? plain;
};
