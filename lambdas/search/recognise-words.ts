import { BikeColour, BikeType } from "#contract/bike-types.ts";
import type { Field } from "#lambdas/postings/aliases.ts";
import { normalise } from "#lambdas/postings/normalise.ts";
import { type Filters } from "#lambdas/postings/plan.ts";
import { wordsIn } from "#lambdas/postings/words.ts";
import { DictionaryItem } from "#lambdas/table/items/dictionary.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Reader } from "#lambdas/table/reader.ts";

/** Words after these stay words: every one asks the dictionary twice, half a unit each. */
const mostRecognised = 6;

const fixedValues = [
  ["color", BikeColour.options],
  ["type", BikeType.options],
] as const;

const grownFields = ["brand", "city"] as const;

/** The fields of which a word is a value. */
const fieldsOf = (word: string, dictionary: readonly DictionaryItem[]): Field[] => [
  ...fixedValues
    .filter(([field, values]) => values.some((value) => normalise(value, field) === word))
    .map(([field]) => field),
  ...grownFields.filter((field) => dictionary.some((entry) => entry.field === field && entry.term === word)),
];

/** Takes a word that can mean one thing only for that thing: `crescent` is the brand. The rest stays words. A text without any, as `#`, means nothing. */
export const recogniseWords = async (
  reader: Reader,
  filters: Filters,
  text: string,
): Promise<Filters | undefined> => {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  const asked = words
    .slice(0, mostRecognised)
    .flatMap((word) => grownFields.map((field) => keys.dictionaryEntry(field, word)));
  const dictionary = await reader.batchGet(asked, DictionaryItem);
  const recognised: Partial<Record<Field, string>> = {};
  const rest = words.filter((word) => {
    const [field, another] = fieldsOf(word, dictionary);
    if (field === undefined || another !== undefined) return true;
    const given = filters[field] ?? recognised[field];
    if (given !== undefined) return normalise(given, field) !== word;
    recognised[field] = word;
    return false;
  });
  return { ...filters, ...recognised, words: rest };
};
