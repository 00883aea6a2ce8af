import type { Field } from "./aliases.ts";
import type { Card } from "./card.ts";
import { type List, type Scope, besideWords, listOf, pairList, wordList, wordListBeside } from "./lists.ts";
import { type Terms, fields, termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";
import { postingPartition } from "#lambdas/platform/table/keys.ts";

/** `words` come from `wordsIn`. */
export type Filters = Readonly<Partial<Record<Field, string | undefined>>> & {
  /** `any`: bikes that strangers look for. */
  readonly status: "any" | "stolen" | "for_sale";
  readonly words?: readonly string[] | undefined;
};

/** `all`: every listed bike, only for administrators. */
export type RegisterFilters = Omit<Filters, "status"> & { readonly status: Filters["status"] | "all" };

export type Plan = {
  /** Text lists lag behind a bike by seconds. Text searches may have to skip cards. */
  readonly kind: "structured" | "text";
  /** Partitions to read in parallel, newest first, and to merge by sort key. Empty if nothing can match. */
  readonly partitions: readonly string[];
  /** True if every card in the partitions matches, so no extra cards have to be read. */
  readonly exact: boolean;
  /** Checks what the partitions do not cover. */
  readonly accepts: (card: Card) => boolean;
};

const scopes: Readonly<Record<RegisterFilters["status"], readonly Scope[]>> = {
  any: ["W", "S"],
  stolen: ["S"],
  for_sale: ["W"],
  all: ["N", "W", "S"],
};

/** The longest words first, since they probably match the fewest bikes. */
const longestFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));

const isBeside = (field: Field | undefined): boolean => besideWords.some((beside) => beside === field);

const textList = (words: readonly string[], terms: Terms): List | undefined => {
  const [first, second] = longestFirst(words);
  if (first === undefined) return undefined;
  if (second !== undefined) return pairList(first, second);
  for (const field of besideWords) {
    const value = terms[field];
    if (value !== undefined) return wordListBeside(first, field, value);
  }
  return wordList(first);
};

/**
 * True if the list for these words needs no further check: one word, alone or with its list's
 * field, or two words.
 */
const coversAll = (words: readonly string[], terms: Terms): boolean => {
  const named = fields.filter((field) => terms[field] !== undefined);
  if (words.length === 1) return named.length === 0 || (named.length === 1 && isBeside(named[0]));
  return words.length === 2 && named.length === 0;
};

/** A model has few bikes of other brands, so brand and model have no list together. */
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

/** A value that is empty after normalising matches no bike. */
const matchesNothing = (filters: RegisterFilters, terms: Terms): boolean =>
  fields.some((field) => filters[field] !== undefined && terms[field] === undefined);

export const plan = (filters: RegisterFilters): Plan => {
  const { status, words: typed = [] } = filters;
  const words = [...new Set(typed)];
  const terms = termsOf(filters);
  const text = textList(words, terms);
  const list = text ?? structuredList(terms);
  const partitionOf = ({ mask, values }: List) =>
    scopes[status].map((scope) => postingPartition(scope, mask, values));
  const forSale = status === "for_sale";
  return {
    kind: text ? "text" : "structured",
    partitions: list && !matchesNothing(filters, terms) ? partitionOf(list) : [],
    exact: !forSale && (text ? coversAll(words, terms) : !(terms.brand && terms.model)),
    accepts: (card) => (!forSale || card.salePrice !== undefined) && fits(terms, words, card),
  };
};
