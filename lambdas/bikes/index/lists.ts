import type { Field } from "./aliases.ts";
import type { Terms } from "./terms.ts";

/** `S` stolen, `W` for sale or with a stolen battery, `N` all others: each bike is in exactly one. */
export type Scope = "N" | "W" | "S";

/** `mask` names the fields of a list, `values` their values. */
export type List = { readonly mask: string; readonly values: string };

const letters: Readonly<Record<Field, string>> = { brand: "b", model: "m", color: "c", city: "g", type: "t" };

/** Undefined if a field has no value. */
export const listOf = (fields: readonly Field[], terms: Terms): List | undefined => {
  const values = fields.map((field) => terms[field]).filter((value) => value !== undefined);
  if (values.length < fields.length) return undefined;
  return { mask: fields.map((field) => letters[field]).join(""), values: values.join("|") };
};

const subsets = (fields: readonly Field[]): Field[][] =>
  fields.reduceRight<Field[][]>((rest, field) => [...rest, ...rest.map((some) => [field, ...some])], [[]]);

const heads: readonly (readonly Field[])[] = [[], ["brand"], ["model"]];

/** No brand, a brand or a model, combined with any of colour, city and type. */
const masks: readonly (readonly Field[])[] = heads.flatMap((head) =>
  subsets(["color", "city", "type"]).map((rest) => [...head, ...rest]),
);

/** 24 lists for a bike that shows everything, fewer if it hides fields. */
export const structuredLists = (terms: Terms): List[] =>
  masks.map((mask) => listOf(mask, terms)).filter((list) => list !== undefined);

/** Fields that are combined with a word, the most selective first. */
export const besideWords = ["brand", "city", "color"] as const satisfies readonly Field[];

export const wordList = (word: string): List => ({ mask: "w", values: word });

export const wordListBeside = (word: string, field: Field, value: string): List => ({
  mask: `w${letters[field]}`,
  values: `${word}|${value}`,
});

/** The order of the two words does not matter. */
export const pairList = (one: string, other: string): List => ({
  mask: "ww",
  values: [one, other].toSorted().join("|"),
});

/** A list for each word, for each word with brand, city and colour, and for each pair of words. */
export const textLists = (words: readonly string[], terms: Terms): List[] =>
  words.flatMap((word, place) => [
    wordList(word),
    ...besideWords.flatMap((field) => {
      const value = terms[field];
      return value === undefined ? [] : [wordListBeside(word, field, value)];
    }),
    ...words.slice(place + 1).map((other) => pairList(word, other)),
  ]);
