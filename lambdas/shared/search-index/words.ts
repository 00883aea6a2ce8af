import { wordAliases } from "./aliases.ts";
import type { Card } from "./card.ts";
import { apostrophes, fold } from "./normalise.ts";

/** Every pair of a bike's words has a list, so 20 words are 190 lists. */
const mostWords = 20;
const longestWord = 30;

/** Words that say nothing of a bike. */
const empty = new Set(
  "och med en ett den det de pa av i till fran for som ar har var har inte men vid under over samt eller the a an and with of on in at is was it for from to or has".split(
    " ",
  ),
);

/** Whether a word says something of a bike. */
const isTelling = (word: string): boolean => (word.length > 1 || /\p{N}/u.test(word)) && !empty.has(word);

const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");

/** A letter and a number that belong together however they are joined: `M.01`, `H-9`. */
const joined = /(?<![\p{L}\p{N}])(\p{L})[.\-_](\p{N}+)(?![\p{L}\p{N}])/gu;

/** Between a word and a number: `Marlin7` is `Marlin 7`. Shorter ones are names, as `S3`. */
const seam = /(?<=\p{L}\p{L})(?=\p{N})/u;

/** `fold` clips, so long texts are folded word by word. */
const split = (text: string): string[] =>
  text
    .replaceAll(anyApostrophe, "")
    .replaceAll(joined, "$1$2")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((part) => fold(part).split(/[^\p{L}\p{N}]+/u))
    .flatMap((part) => part.split(seam));

/** The words of a text as they are listed and looked for, each once, in their order. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    split(text)
      .filter(isTelling)
      .map((word) => wordAliases.get(word) ?? Array.from(word).slice(0, longestWord).join("")),
  ),
];

/** What people hang on bikes, and name by what it is made of or sits on: a `läderkorg` is a `korg`. */
const tails =
  /^.{3,}?(korg|korgen|korgar|vaska|vaskan|sadel|sits|sitsen|las|hallare|styre|handtag|lampa|stod)$/;

/** A compound is looked for by its last part as well. */
const tailsOf = (words: readonly string[]): string[] => words.flatMap((word) => tails.exec(word)?.[1] ?? []);

/** The words a bike is found by. All of them stand on its card, so the person who reads the card can tell. */
export const wordsOf = (card: Card): string[] => {
  const { brand, model, color, type, city, stolenBattery, name, description } = card;
  const texts = [brand, model, color, type, city, stolenBattery, name, description];
  const words = wordsIn(texts.filter((text) => text !== undefined).join(" "));
  return [...new Set([...words, ...tailsOf(words)])].slice(0, mostWords);
};
