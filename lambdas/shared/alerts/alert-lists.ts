import type { AlertCriteria, AlertKind } from "#contract/alerts.ts";
import { townsAround } from "./near.ts";
import type { Offer } from "./offer.ts";
import type { List } from "#lambdas/shared/search-index/lists.ts";
import { type Terms, termsOf } from "#lambdas/shared/search-index/terms.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";

/** A letter of a mask with its value. */
type Part = readonly [letter: "b" | "m" | "c" | "g" | "t" | "e", value: string];

/** What an alert can lie under together. */
type Place = { readonly head?: Part; readonly color?: Part; readonly town?: Part; readonly type?: Part };

/** Where the rest says enough the colour is left open, so that an offer has fewer lists to look through. */
const needsColour = ({ head, town, type }: Place): boolean =>
  type?.[0] !== "e" && (head === undefined || town === undefined || type === undefined);

const listOf = ({ color, ...place }: Place): List => {
  const { head, town, type } = place;
  const parts = [head, needsColour(place) ? color : undefined, town, type].filter(
    (part) => part !== undefined,
  );
  return {
    mask: parts.map(([letter]) => letter).join(""),
    values: parts.map(([, value]) => value).join("|"),
  };
};

const partOf = (letter: Part[0], value: string | undefined): Part | undefined =>
  value === undefined ? undefined : [letter, value];

const withPart = (name: keyof Place, part: Part | undefined): Place =>
  part === undefined ? {} : { [name]: part };

/** A model has few bikes of other brands, and the person who names a type has said whether it is electric or nearly so. */
const placeOf = ({ brand, model, color, type }: Terms, electric: boolean): Place => ({
  ...withPart("head", partOf("m", model) ?? partOf("b", brand)),
  ...withPart("color", partOf("c", color)),
  ...withPart("type", partOf("t", type) ?? (electric ? (["e", "1"] as const) : undefined)),
});

const wordList = (word: string): List => ({ mask: "w", values: word });

/** The word that fewest bikes have, as far as that can be told from it: by its length. */
const mostTelling = (words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];

/**
 * Where an alert lies: under all its criteria together, or under its rarest word, as few bikes have a word in common.
 * Whatever fits looks in every list that it could lie in, so that it reads those that fit and hardly any other, however many there are.
 * One for the towns around a town lies in the list of each.
 */
export const alertLists = (criteria: AlertCriteria): List[] => {
  const word = mostTelling(wordsIn(criteria.words ?? ""));
  if (word !== undefined) return [wordList(word)];
  const { city, radius, electric } = criteria;
  const place = placeOf(termsOf(criteria), electric === true);
  if (city === undefined) return [listOf(place)];
  return townsAround(city, radius).map((town) => listOf({ ...place, town: ["g", town] }));
};

/** Where an alert with a criterion can lie at all: only ads are watched by nothing but their price. */
const isUsed = ({ mask }: List, kind: AlertKind): boolean => kind === "ads" || mask !== "";

/** Every list with alerts that an offer may fit: at most sixty for a stolen bike, which has two towns, and fewer for an ad. */
export const offerLists = ({ kind, terms, towns, electric, words }: Offer): List[] => {
  const heads = [undefined, partOf("b", terms.brand), partOf("m", terms.model)];
  const colours = [undefined, partOf("c", terms.color)];
  const places = [undefined, ...towns.map((town) => partOf("g", town))];
  const types = [undefined, partOf("t", terms.type), electric ? partOf("e", "1") : undefined];
  const structured = heads.flatMap((head) =>
    colours.flatMap((color) =>
      places.flatMap((town) =>
        types.map((type) =>
          listOf({
            ...withPart("head", head),
            ...withPart("color", color),
            ...withPart("town", town),
            ...withPart("type", type),
          }),
        ),
      ),
    ),
  );
  const all = [...structured, ...words.map(wordList)].filter((list) => isUsed(list, kind));
  return [...new Map(all.map((list) => [`${list.mask}#${list.values}`, list])).values()];
};
