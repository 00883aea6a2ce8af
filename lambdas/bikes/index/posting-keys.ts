import { type Card, cardOf, isListed, isSought } from "./card.ts";
import { type List, type Scope, structuredLists, textLists } from "./lists.ts";
import { termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

export type PostingKey = Key;

/** Lists are read backwards, newest first; equal times are ordered by id. */
export const sortKeyOf = ({ id, registeredAt }: Pick<Card, "id" | "registeredAt">): string =>
  `${String(Date.parse(registeredAt)).padStart(13, "0")}#${id}`;

const scopeOf = (card: Card): Scope => {
  if (card.stolen) return "S";
  return isSought(card) ? "W" : "N";
};

const keysOf = (bike: BikeItem, lists: (card: Card) => List[]): PostingKey[] => {
  if (!isListed(bike)) return [];
  const card = cardOf(bike);
  const scope = scopeOf(card);
  return lists(card).map(({ mask, values }) => keys.posting(scope, mask, values, sortKeyOf(card)));
};

/**
 * Written with the bike: 24, fewer if fields are hidden or missing, and none for a bike that cannot
 * be found.
 */
export const postingKeys = (bike: BikeItem): PostingKey[] =>
  keysOf(bike, (card) => structuredLists(termsOf(card)));

/** Written from the stream. */
export const textPostingKeys = (bike: BikeItem): PostingKey[] =>
  keysOf(bike, (card) => textLists(wordsOf(card), termsOf(card)));
