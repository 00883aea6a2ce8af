import { wordAliases } from "./aliases.ts";
import type { Card } from "./card.ts";
import { apostrophes, fold } from "./normalise.ts";

/** Every pair of words has a list: 20 words make 190 lists. */
const maxWords = 20;
const maxWordLength = 30;

/** Words that do not describe a bike. */
const empty = new Set(
  "och med en ett den det de pa av i till fran for som ar har var har inte men vid under over samt eller the a an and with of on in at is was it for from to or has".split(
    " ",
  ),
);

const isMeaningful = (word: string): boolean => (word.length > 1 || /\p{N}/u.test(word)) && !empty.has(word);

const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");

/** A letter and a number that belong together: `M.01`, `H-9`. */
const joined = /(?<![\p{L}\p{N}])(\p{L})[.\-_](\p{N}+)(?![\p{L}\p{N}])/gu;

/** Splits a word from its number: `Marlin7` is `Marlin 7`. Shorter ones are names, such as `S3`. */
const seam = /(?<=\p{L}\p{L})(?=\p{N})/u;

/** Folds word by word, because `fold` cuts long texts. */
const split = (text: string): string[] =>
  text
    .replaceAll(anyApostrophe, "")
    .replaceAll(joined, "$1$2")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((part) => fold(part).split(/[^\p{L}\p{N}]+/u))
    .flatMap((part) => part.split(seam));

/** Splits a text into its distinct search words, in order. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    split(text)
      .filter(isMeaningful)
      .map((word) => wordAliases.get(word) ?? Array.from(word).slice(0, maxWordLength).join("")),
  ),
];

/** Accessories at the end of compounds: a `läderkorg` is also a `korg`. */
const tails =
  /^.{3,}?(korg|korgen|korgar|vaska|vaskan|sadel|sits|sitsen|las|hallare|styre|handtag|lampa|stod)$/;

const tailsOf = (words: readonly string[]): string[] => words.flatMap((word) => tails.exec(word)?.[1] ?? []);

/** Search words of a bike. They all come from its card, so a reader of the card can check a match. */
export const wordsOf = (card: Card): string[] => {
  const { brand, model, color, type, city, stolenBattery, name, description } = card;
  const texts = [brand, model, color, type, city, stolenBattery, name, description];
  const words = wordsIn(texts.filter((text) => text !== undefined).join(" "));
  return [...new Set([...words, ...tailsOf(words)])].slice(0, maxWords);
};
