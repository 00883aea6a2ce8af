import type { UnderstoodFilter } from "#contract/search.ts";
import { fold, normalise } from "#lambdas/shared/search-index/normalise.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import { type Sense, apart, makerIn, makerOf, senseOf } from "#lambdas/search/vocabulary.ts";
import { DictionaryItem } from "#lambdas/shared/table/items/dictionary.ts";
import { bikeKeys } from "#lambdas/shared/table/bike-keys.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";

/** Half a unit each. Words after these stay words. */
const mostAsked = 10;

const longestPhrase = 3;

/** A word that means no field of a bike: it is looked for in all that a card shows. */
export type PlainWord = {
  /** As it is listed. */
  readonly word: string;
  readonly typed: string;
};

/** What a text says of the bikes that are looked for. */
export type Meaning = {
  readonly filters: readonly UnderstoodFilter[];
  readonly words: readonly PlainWord[];
};

/** Some words of the text that belong together, as `fold` writes them, and as they were typed. */
type Phrase = { readonly word: string; readonly typed: string; readonly sense: Sense | undefined };
type Piece = { readonly word: string; readonly token: string };

const piecesOf = (text: string): Piece[] =>
  text.split(/\s+/).flatMap((token) =>
    fold(token)
      .split(/[^\p{L}\p{N}&+]+/u)
      .filter((word) => word !== "")
      .flatMap(apart)
      .map((word) => ({ word, token })),
  );

const typedAs = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.map(({ token }) => token))].join(" ");

/** `mountain bike` and `el cykel` mean more than their words. Where the first word says it all the next one is left to itself. */
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
    let length = Math.min(longestPhrase, pieces.length - from);
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

/** As it is listed, and without the s of `Göteborgs`. An s by itself, as a size, leaves nothing, and nothing is listed so. */
const termsOf = (field: "brand" | "city", word: string): string[] => {
  const bare = word.replace(/s$/, "");
  const terms = (field === "city" ? [word, bare] : [word]).map((each) => normalise(each, field));
  return [...new Set(terms)].filter((term) => term !== "");
};

/** A word of everyday language can also be a maker, but not a city. `i` and `vid` are neither, and cost a reading. */
const asksOf = ({ word, sense }: Phrase) => {
  if (sense === undefined && wordsIn(word).length === 0) return [];
  if (sense === undefined)
    return grownFields.flatMap((field) => termsOf(field, word).map((term) => ({ field, term })));
  return sense.field === "color" || sense.field === "type"
    ? termsOf("brand", word).map((term) => ({ field: "brand" as const, term }))
    : [];
};

const grownOf = (phrase: Phrase, dictionary: readonly DictionaryItem[]): DictionaryItem[] => {
  const asked = asksOf(phrase);
  const entries = asked.map(({ field, term }) =>
    dictionary.find((entry) => entry.field === field && entry.term === term),
  );
  const [best] = entries.filter((entry) => entry?.field === "city");
  return [...entries.filter((entry) => entry?.field === "brand"), best].filter(
    (entry) => entry !== undefined,
  );
};

const plain = (text: string, typed: string): PlainWord[] => wordsIn(text).map((word) => ({ word, typed }));

/** A word that can mean one thing only means that thing. */
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

/** An electric bike with a box is a cargo bike first of all. */
const withoutMotorOfCargo = (filters: readonly UnderstoodFilter[]): readonly UnderstoodFilter[] => {
  const isOf = (type: string) => (filter: UnderstoodFilter) =>
    filter.field === "type" && filter.value === type;
  return filters.some(isOf("lådcykel")) ? filters.filter((filter) => !isOf("elcykel")(filter)) : filters;
};

/** A person who asks of a bike for sale whether it is stolen wants to know the latter. */
const withoutSaleOfStolen = (filters: readonly UnderstoodFilter[]): readonly UnderstoodFilter[] =>
  filters.some(({ field, value }) => field === "status" && value === "stolen")
    ? filters.filter(({ field, value }) => field !== "status" || value === "stolen")
    : filters;

/** Puts together what is said in several places. A bike has one status. */
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

/** Takes a text for what it says: `röda damcyklar göteborg` are a colour, a kind and a city. A text that holds no word at all, as `#`, means nothing. */
export const understand = async (
  reader: Pick<Reader, "batchGet">,
  text: string,
): Promise<Meaning | undefined> => {
  const phrases = phrasesOf(piecesOf(text));
  const asked = phrases
    .flatMap(asksOf)
    .slice(0, mostAsked)
    .map(({ field, term }) => bikeKeys.dictionaryEntry(field, term));
  const dictionary = asked.length === 0 ? [] : await reader.batchGet(asked, DictionaryItem);
  const meaning = joinMeanings(phrases.map((phrase) => readPhrase(phrase, dictionary)));
  const isSaid = meaning.filters.length + meaning.words.length > 0;
  return isSaid || phrases.some(({ sense }) => sense !== undefined) ? meaning : undefined;
};
