import type { Field } from "#lambdas/bikes/index/aliases.ts";
import type { Card } from "#lambdas/bikes/index/card.ts";
import { fields, termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsOf } from "#lambdas/bikes/index/words.ts";
import { type Dice, diceOf } from "#local/seed/sweden/random.ts";
import type { Cards, FieldsAsked, QueryClass, Question } from "./question.ts";

const confusable: readonly (readonly [string, string])[] = [
  ["0", "O"],
  ["1", "I"],
  ["5", "S"],
  ["2", "Z"],
  ["8", "B"],
];

/** Makes one error of the kind that reading aloud, worn metal or typing causes. */
const misread = (dice: Dice, number: string): string => {
  const place = number.length - 1 - dice.below(7);
  const [before, sign, after] = [number.slice(0, place), number.charAt(place), number.slice(place + 1)];
  const alike = confusable.find((pair) => pair.includes(sign))?.find((other) => other !== sign);
  const errors = [
    `${before}${dice.below(10)}${after}`,
    `${before}${after}`,
    `${before}${dice.below(10)}${sign}${after}`,
    `${number.slice(0, place - 1)}${sign}${number.charAt(place - 1)}${after}`,
  ] as const;
  return alike !== undefined && dice.chance(0.4)
    ? `${before}${alike}${after}`
    : dice.pick([errors[0], ...errors]);
};

const known = new WeakMap<readonly Card[], Set<string>>();
const numbersOf = (cards: readonly Card[]): Set<string> => {
  const numbers = known.get(cards) ?? new Set(cards.map(({ frameNumber }) => frameNumber));
  known.set(cards, numbers);
  return numbers;
};

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

/** Takes the values from one bike, so that at least one matches, or each from another bike, so that mostly none does. */
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

/** Words of the owner's own description, without brand, model and other fields. */
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

/** The limits are those of the budget: filters 2, an exact number 1, a near miss 6, text 25. */
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
    // Shorter beginnings can be words as well.
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

/** Deterministic for the same bikes and seed. */
export const questionsOf = (ask: QueryClass["ask"], cards: Cards, seed: number, count: number): Question[] =>
  Array.from({ length: count }, (_, serial) => ask(diceOf(seed, serial), cards));
