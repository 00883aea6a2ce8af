import { type Card, cardOf, isListed } from "./card.ts";
import { type List, type Scope, structuredLists, textLists } from "./lists.ts";
import { termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Where one posting of a bike lies. */
export type PostingKey = Key;

/** Lists are read backwards, the newest first; of two bikes of one millisecond the greater id goes first. */
export const sortKeyOf = ({ id, registeredAt }: Pick<Card, "id" | "registeredAt">): string =>
  `${String(Date.parse(registeredAt)).padStart(13, "0")}#${id}`;

const scopeOf = ({ stolen }: Card): Scope => (stolen ? "S" : "N");

const keysOf = (bike: BikeItem, lists: (card: Card) => List[]): PostingKey[] => {
  if (!isListed(bike)) return [];
  const card = cardOf(bike);
  return lists(card).map(({ mask, values }) => keys.posting(scopeOf(card), mask, values, sortKeyOf(card)));
};

/** The structured postings of a bike, written in its own transaction: 24, fewer where something is hidden or missing, none of a bike that cannot be found. */
export const postingKeys = (bike: BikeItem): PostingKey[] =>
  keysOf(bike, (card) => structuredLists(termsOf(card)));

/** The postings for words of a bike, written from the stream. */
export const textPostingKeys = (bike: BikeItem): PostingKey[] =>
  keysOf(bike, (card) => textLists(wordsOf(card), termsOf(card)));
