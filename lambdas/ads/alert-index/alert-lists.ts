import type { AlertCriteria, AlertKind } from "#contract/ads/alerts.ts";
import { townsAround } from "./near.ts";
import type { Offer } from "./offer.ts";
import type { List } from "#lambdas/bikes/index/lists.ts";
import { type Terms, termsOf } from "#lambdas/bikes/index/terms.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";

type Part = readonly [letter: "b" | "m" | "c" | "g" | "t" | "e", value: string];

/** The criteria that name a list of alerts. */
type Place = { readonly head?: Part; readonly color?: Part; readonly town?: Part; readonly type?: Part };

/** Leaves the colour out when the rest is specific enough, so that an offer has fewer lists to read. */
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

/** A model implies its brand, and a type nearly always implies whether the bike is electric, so only one of each is used. */
const placeOf = ({ brand, model, color, type }: Terms, electric: boolean): Place => ({
  ...withPart("head", partOf("m", model) ?? partOf("b", brand)),
  ...withPart("color", partOf("c", color)),
  ...withPart("type", partOf("t", type) ?? (electric ? (["e", "1"] as const) : undefined)),
});

const wordList = (word: string): List => ({ mask: "w", values: word });

/** Guesses the rarest word by its length. */
const mostTelling = (words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))[0];

/** Returns the lists of an alert: one for all its criteria or for its rarest word, and with towns nearby one per town. An offer reads every list that can contain a match. */
export const alertLists = (criteria: AlertCriteria): List[] => {
  const word = mostTelling(wordsIn(criteria.words ?? ""));
  if (word !== undefined) return [wordList(word)];
  const { city, radius, electric } = criteria;
  const place = placeOf(termsOf(criteria), electric === true);
  if (city === undefined) return [listOf(place)];
  return townsAround(city, radius).map((town) => listOf({ ...place, town: ["g", town] }));
};

/** Only an alert for ads can have a price as its only criterion, and thus no list criterion. */
const isUsed = ({ mask }: List, kind: AlertKind): boolean => kind === "ads" || mask !== "";

/** Names all lists with alerts that an offer may match. A stolen bike, which has two towns, has at most sixty; an ad has fewer. */
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
