import type { Field } from "./aliases.ts";
import type { Card } from "./card.ts";
import { type List, type Scope, besideWords, listOf, pairList, wordList, wordListBeside } from "./lists.ts";
import { type Terms, fields, termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";
import { postingPartition } from "#lambdas/shared/table/keys.ts";

/** What is looked for. Words are as `wordsIn` gives them. */
export type Filters = Readonly<Partial<Record<Field, string | undefined>>> & {
  readonly status: "any" | "stolen" | "for_sale";
  readonly words?: readonly string[] | undefined;
};

/** How filters are answered from the lists. */
export type Plan = {
  /** Text is found through postings that follow a bike by seconds. That and what is for sale may have to pass over cards. */
  readonly kind: "structured" | "text";
  /** The partitions to read side by side, newest first, and to merge by their sort keys. None where nothing can fit. */
  readonly partitions: readonly string[];
  /** Whether every card there is a hit, so that a page is read by its length. */
  readonly exact: boolean;
  /** What the partitions leave open. */
  readonly accepts: (card: Card) => boolean;
};

const scopes: Readonly<Record<Filters["status"], readonly Scope[]>> = {
  any: ["N", "S"],
  stolen: ["S"],
  // Few are, and /bike-ads has lists of them: here they are picked among all that nobody misses.
  for_sale: ["N"],
};

/** The two that fewest bikes have, as far as that can be told from a word: its length. */
const tellingWords = (words: readonly string[]): readonly string[] =>
  words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));

const isBeside = (field: Field | undefined): boolean => besideWords.some((beside) => beside === field);

const textList = (words: readonly string[], terms: Terms): List | undefined => {
  const [first, second] = tellingWords(words);
  if (first === undefined) return undefined;
  if (second !== undefined) return pairList(first, second);
  for (const field of besideWords) {
    const value = terms[field];
    if (value !== undefined) return wordListBeside(first, field, value);
  }
  return wordList(first);
};

/** Whether the list for these words leaves nothing open: a word by itself or with the field of its list, or two words. */
const coversAll = (words: readonly string[], terms: Terms): boolean => {
  const named = fields.filter((field) => terms[field] !== undefined);
  if (words.length === 1) return named.length === 0 || (named.length === 1 && isBeside(named[0]));
  return words.length === 2 && named.length === 0;
};

/** A model has few bikes of other brands, so there is no list of both. */
const structuredList = (terms: Terms): List | undefined => {
  const named = fields.filter((field) => terms[field] !== undefined && (field !== "brand" || !terms.model));
  return listOf(named, terms);
};

const fits = (terms: Terms, words: readonly string[], card: Card): boolean => {
  const own = termsOf(card);
  if (!fields.every((field) => terms[field] === undefined || terms[field] === own[field])) return false;
  const ownWords = new Set(words.length > 0 ? wordsOf(card) : []);
  return words.every((word) => ownWords.has(word));
};

/** A value of which nothing is left when it is normalised is no bike's. */
const asksForNothing = (filters: Filters, terms: Terms): boolean =>
  fields.some((field) => filters[field] !== undefined && terms[field] === undefined);

/** Says which lists answer these filters. */
export const plan = (filters: Filters): Plan => {
  const { status, words: asked = [] } = filters;
  const words = [...new Set(asked)];
  const terms = termsOf(filters);
  const text = textList(words, terms);
  const list = text ?? structuredList(terms);
  const partitionOf = ({ mask, values }: List) =>
    scopes[status].map((scope) => postingPartition(scope, mask, values));
  const forSale = status === "for_sale";
  return {
    kind: text || forSale ? "text" : "structured",
    partitions: list && !asksForNothing(filters, terms) ? partitionOf(list) : [],
    exact: !forSale && (text ? coversAll(words, terms) : !(terms.brand && terms.model)),
    accepts: (card) => (!forSale || card.salePrice !== undefined) && fits(terms, words, card),
  };
};
