import type { Field } from "#lambdas/shared/search-index/aliases.ts";
import type { Card } from "#lambdas/shared/search-index/card.ts";
import { fields, termsOf } from "#lambdas/shared/search-index/terms.ts";
import { wordsOf } from "#lambdas/shared/search-index/words.ts";
import { type Dice, diceOf } from "#local/seed/sweden/random.ts";
import { misread } from "./misread.ts";
import type { Cards, FieldsAsked, QueryClass, Question } from "./question.ts";

const known = new WeakMap<readonly Card[], Set<string>>();
const numbersOf = (cards: readonly Card[]): Set<string> => {
  const numbers = known.get(cards) ?? new Set(cards.map(({ frameNumber }) => frameNumber));
  known.set(cards, numbers);
  return numbers;
};

/** Of a registered number until it is one that is not. */
const nearMiss = (dice: Dice, cards: Cards): Question => {
  const numbers = numbersOf(cards);
  for (;;) {
    const meant = dice.pick(cards);
    const typed = misread(dice, meant.frameNumber);
    if (!numbers.has(typed)) return { kind: "number", typed, meant, page: 1 };
  }
};

const fieldsOf = (card: Card, wanted: readonly Field[]): FieldsAsked =>
  Object.fromEntries(wanted.flatMap((field) => (card[field] === undefined ? [] : [[field, card[field]]])));

const filters = (fieldsAsked: FieldsAsked, page = 1, status: "any" | "stolen" = "any"): Question => ({
  kind: "filters",
  fields: fieldsAsked,
  status,
  page,
});

/** Of one bike, so that there is one at least, or of as many bikes as there are fields, so that there is mostly none. */
export const randomFilters: QueryClass["ask"] = (dice, cards) => {
  const wanted = fields.filter(() => dice.chance(0.45));
  const one = dice.pick(cards);
  const isMixed = dice.chance(0.3);
  const asked = wanted.map((field) => fieldsOf(isMixed ? dice.pick(cards) : one, [field]));
  return filters(Object.assign({}, ...asked), 1, dice.chance(0.2) ? "stolen" : "any");
};

const besideStolen: readonly [readonly Field[], ...(readonly Field[])[]] = [
  [],
  ["brand"],
  ["city"],
  ["color", "city"],
];

/** Words that its owner has written of a bike, beside its brand and so on. */
const ownWords = (card: Card): string[] => {
  const terms = new Set(Object.values(termsOf({ ...card, model: undefined })));
  return wordsOf(card).filter((word) => !terms.has(word) && word.length > 2);
};

const withWords = (dice: Dice, cards: Cards, least: number): [Card, string[]] => {
  for (;;) {
    const card = dice.pick(cards);
    const words = ownWords(card);
    if (words.length >= least) return [card, words];
  }
};

const words = (dice: Dice, cards: Cards, count: number): string => {
  const [, own] = withWords(dice, cards, count);
  const from = dice.below(own.length - count + 1);
  return own.slice(from, from + count).join(" ");
};

const text = (typed: string): Question => ({ kind: "text", typed, page: 1 });

/** The limits are those of the budget: structured 2, an exact number 1, a near miss 6, text 25. */
export const queryClasses: readonly QueryClass[] = [
  {
    name: "exact number",
    limit: 1,
    ask: (dice, cards) => {
      const meant = dice.pick(cards);
      return { kind: "number", typed: meant.frameNumber, meant, page: 1 };
    },
  },
  { name: "near miss of a number", limit: 6, ask: nearMiss },
  {
    // Shorter ones can be words as well.
    name: "beginning of a number",
    limit: 2,
    ask: (dice, cards) => ({ kind: "prefix", typed: dice.pick(cards).frameNumber.slice(0, 7), page: 1 }),
  },
  {
    name: "one filter",
    limit: 2,
    ask: (dice, cards) => filters(fieldsOf(dice.pick(cards), [dice.pick(fields)])),
  },
  {
    name: "brand, colour and city",
    limit: 2,
    ask: (dice, cards) => filters(fieldsOf(dice.pick(cards), ["brand", "color", "city"])),
  },
  { name: "random filters", limit: 2, ask: randomFilters },
  {
    name: "stolen only",
    limit: 2,
    ask: (dice, cards) => {
      return filters(fieldsOf(dice.pick(cards), dice.pick(besideStolen)), 1, "stolen");
    },
  },
  { name: "newest", limit: 2, ask: () => filters({}) },
  {
    name: "second page",
    limit: 2,
    ask: (dice, cards) => filters(fieldsOf(dice.pick(cards), [dice.pick(["brand", "city", "color"])]), 2),
  },
  {
    name: "third page",
    limit: 2,
    ask: (dice, cards) => filters(fieldsOf(dice.pick(cards), [dice.pick(["brand", "city", "color"])]), 3),
  },
  { name: "one word", limit: 25, ask: (dice, cards) => text(words(dice, cards, 1)) },
  { name: "two words", limit: 25, ask: (dice, cards) => text(words(dice, cards, 2)) },
  {
    name: "brand and a word",
    limit: 25,
    ask: (dice, cards) => {
      const [card, [word = ""]] = withWords(dice, cards, 1);
      return text(`${card.brand ?? "Crescent"} ${word}`);
    },
  },
];

/** The same ones for the same bikes. */
export const questionsOf = (ask: QueryClass["ask"], cards: Cards, seed: number, count: number): Question[] =>
  Array.from({ length: count }, (_, serial) => ask(diceOf(seed, serial), cards));
