import { wordAliases } from "#lambdas/postings/aliases.ts";
import type { Card } from "#lambdas/postings/card.ts";
import { apostrophes, fold } from "#lambdas/postings/normalise.ts";

/** Every pair of a bike's words has a list, so 20 words are 190 lists. */
const mostWords = 20;
const longestWord = 30;

/** Words that say nothing of a bike. */
const empty = new Set(
  "och med en ett den det de pa av i till fran for som ar har var har inte men vid under over samt eller the a an and with of on in at is was it for from to or has".split(
    " ",
  ),
);

const isTelling = (word: string): boolean => (word.length > 1 || /\p{N}/u.test(word)) && !empty.has(word);

const anyApostrophe = new RegExp(`[${apostrophes}]`, "g");

/** `fold` clips, so long texts are folded word by word. */
const split = (text: string): string[] =>
  text
    .replaceAll(anyApostrophe, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((part) => fold(part).split(/[^\p{L}\p{N}]+/u));

/** The words of a text as they are listed and looked for, each once, in their order. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    split(text)
      .filter(isTelling)
      .map((word) => wordAliases.get(word) ?? Array.from(word).slice(0, longestWord).join("")),
  ),
];

/** The words a bike is found by. All of them stand on its card, so whoever reads the card can tell. */
export const wordsOf = (card: Card): string[] => {
  const { brand, model, color, type, city, stolenBattery, name, description } = card;
  const texts = [brand, model, color, type, city, stolenBattery, name, description];
  return wordsIn(texts.filter((text) => text !== undefined).join(" ")).slice(0, mostWords);
};
