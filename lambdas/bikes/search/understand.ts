import type { UnderstoodFilter } from "#contract/bikes/search.ts";
import { fold, normalise } from "#lambdas/bikes/index/normalise.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import { type Sense, splitCompound, makerIn, makerOf, senseOf } from "./vocabulary.ts";
import { DictionaryItem } from "#lambdas/bikes/items/dictionary.ts";
import { bikeKeys } from "#lambdas/platform/table/bike-keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** Half a read unit each. Further words are not looked up. */
const maxLookups = 10;

const maxPhraseWords = 3;

/** A word that is not a filter: it is searched in all fields of a card. */
export type PlainWord = {
  /** The listed form. */
  readonly word: string;
  readonly typed: string;
};

export type Meaning = {
  readonly filters: readonly UnderstoodFilter[];
  readonly words: readonly PlainWord[];
};

/** Words that belong together, as written by `fold` and as typed. */
type Phrase = { readonly word: string; readonly typed: string; readonly sense: Sense | undefined };
type Piece = { readonly word: string; readonly token: string };

const piecesOf = (text: string): Piece[] =>
  text.split(/\s+/).flatMap((token) =>
    fold(token)
      .split(/[^\p{L}\p{N}&+]+/u)
      .filter((word) => word !== "")
      .flatMap(splitCompound)
      .map((word) => ({ word, token })),
  );

const typedAs = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.map(({ token }) => token))].join(" ");

/**
 * `mountain bike` and `el cykel` mean more than their words. If the first word is enough, the next
 * one stays separate.
 */
const phraseOf = (pieces: readonly Piece[]): Phrase | undefined => {
  const words = pieces.map(({ word }) => word);
  const [first = "", second] = words;
  if (second === undefined)
    return { word: first, typed: typedAs(pieces), sense: senseOf(first) ?? makerIn(first) };
  const [spaced, joined] = [words.join(" "), words.join("")];
  const isOpen = senseOf(first) === undefined || senseOf(second)?.field !== "none";
  const named = makerOf(spaced) ?? senseOf(spaced) ?? makerOf(joined);
  const sense = named ?? (isOpen && words.length === 2 ? senseOf(joined) : undefined);
  return sense && { word: joined, typed: typedAs(pieces), sense };
};

const phrasesOf = (pieces: readonly Piece[]): Phrase[] => {
  const phrases: Phrase[] = [];
  let from = 0;
  while (from < pieces.length) {
    let length = Math.min(maxPhraseWords, pieces.length - from);
    let phrase = phraseOf(pieces.slice(from, from + length));
    while (phrase === undefined && length > 1) {
      length -= 1;
      phrase = phraseOf(pieces.slice(from, from + length));
    }
    if (phrase !== undefined) phrases.push(phrase);
    from += length;
  }
  return phrases;
};

const grownFields = ["brand", "city"] as const;

/**
 * The listed form, and for cities without a genitive s as in `Göteborgs`. A lone s, such as a size,
 * gives nothing.
 */
const termsOf = (field: "brand" | "city", word: string): string[] => {
  const bare = word.replace(/s$/, "");
  const terms = (field === "city" ? [word, bare] : [word]).map((each) => normalise(each, field));
  return [...new Set(terms)].filter((term) => term !== "");
};

/** An everyday word may also be a brand, but not a city. `i` and `vid` are neither and are not looked up. */
const lookupsOf = ({ word, sense }: Phrase) => {
  if (sense === undefined && wordsIn(word).length === 0) return [];
  if (sense === undefined)
    return grownFields.flatMap((field) => termsOf(field, word).map((term) => ({ field, term })));
  return sense.field === "color" || sense.field === "type"
    ? termsOf("brand", word).map((term) => ({ field: "brand" as const, term }))
    : [];
};

const grownOf = (phrase: Phrase, dictionary: readonly DictionaryItem[]): DictionaryItem[] => {
  const lookups = lookupsOf(phrase);
  const entries = lookups.map(({ field, term }) =>
    dictionary.find((entry) => entry.field === field && entry.term === term),
  );
  const [best] = entries.filter((entry) => entry?.field === "city");
  return [...entries.filter((entry) => entry?.field === "brand"), best].filter(
    (entry) => entry !== undefined,
  );
};

const plain = (text: string, typed: string): PlainWord[] => wordsIn(text).map((word) => ({ word, typed }));

/** A word with two possible meanings stays a plain word. */
const readPhrase = (phrase: Phrase, dictionary: readonly DictionaryItem[]): Meaning => {
  const { word, typed, sense } = phrase;
  if (sense?.field === "none") return { filters: [], words: [] };
  const [grown, another] = grownOf(phrase, dictionary);
  if (sense !== undefined)
    return grown === undefined
      ? { filters: [{ ...sense, typed }], words: [] }
      : { filters: [], words: plain(sense.value, typed) };
  if (grown === undefined || another !== undefined || grown.field === "model")
    return { filters: [], words: plain(typed.includes(" ") ? word : typed, typed) };
  return { filters: [{ field: grown.field, value: grown.value, typed }], words: [] };
};

const isSame = (one: UnderstoodFilter, other: UnderstoodFilter): boolean =>
  one.field === other.field && normalise(one.value, fieldOf(one)) === normalise(other.value, fieldOf(other));

const fieldOf = ({ field }: UnderstoodFilter) => (field === "status" ? undefined : field);

/** An electric cargo bike counts as a cargo bike. */
const withoutMotorOfCargo = (filters: readonly UnderstoodFilter[]): readonly UnderstoodFilter[] => {
  const isOf = (type: string) => (filter: UnderstoodFilter) =>
    filter.field === "type" && filter.value === type;
  return filters.some(isOf("lådcykel")) ? filters.filter((filter) => !isOf("elcykel")(filter)) : filters;
};

/** Asking whether a bike for sale is stolen means searching for stolen bikes. */
const withoutSaleOfStolen = (filters: readonly UnderstoodFilter[]): readonly UnderstoodFilter[] =>
  filters.some(({ field, value }) => field === "status" && value === "stolen")
    ? filters.filter(({ field, value }) => field !== "status" || value === "stolen")
    : filters;

/** Merges meanings. A bike has one status. */
export const joinMeanings = (meanings: readonly Meaning[]): Meaning => {
  const filters = withoutSaleOfStolen(withoutMotorOfCargo(meanings.flatMap((meaning) => meaning.filters)));
  const words = meanings.flatMap((meaning) => meaning.words);
  return {
    filters: filters.filter(
      (filter, place) =>
        !filters
          .slice(0, place)
          .some((other) => isSame(other, filter) || (filter.field === "status" && other.field === "status")),
    ),
    words: words.filter(({ word }, place) => words.findIndex((other) => other.word === word) === place),
  };
};

/**
 * Reads a text as filters and words: `röda damcyklar göteborg` is a colour, a type and a city.
 * Undefined for a text without words, such as `#`.
 */
export const understand = async (
  reader: Pick<Reader, "batchGet">,
  text: string,
): Promise<Meaning | undefined> => {
  const phrases = phrasesOf(piecesOf(text));
  const wanted = phrases
    .flatMap(lookupsOf)
    .slice(0, maxLookups)
    .map(({ field, term }) => bikeKeys.dictionaryEntry(field, term));
  const dictionary = wanted.length === 0 ? [] : await reader.batchGet(wanted, DictionaryItem);
  const meaning = joinMeanings(phrases.map((phrase) => readPhrase(phrase, dictionary)));
  const isSaid = meaning.filters.length + meaning.words.length > 0;
  return isSaid || phrases.some(({ sense }) => sense !== undefined) ? meaning : undefined;
};
