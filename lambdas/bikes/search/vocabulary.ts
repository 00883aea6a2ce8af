import {
  colours,
  cycles,
  fillers,
  forSale,
  heads,
  makerNames,
  relatives,
  shades,
  stolen,
  types,
} from "./everyday-words.ts";
import { fold, normalise } from "#lambdas/bikes/index/normalise.ts";

/** The filter for an everyday word. `none`: the word does not narrow the search, such as `cykel`. */
export type Sense =
  | { readonly field: "color" | "type" | "brand"; readonly value: string }
  | { readonly field: "status"; readonly value: "stolen" | "for_sale" }
  | { readonly field: "none" };

type Senses = ReadonlyMap<string, Sense>;

/** Computed on first use, so that the function starts quickly. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const sensesOf = (field: "color" | "type", lines: string): [string, Sense][] =>
  lines.split("\n").flatMap((line) => {
    const [value = "", words = ""] = line.split(":");
    return words.split(",").map((word): [string, Sense] => [word, { field, value }]);
  });

const nothing: Sense = { field: "none" };

const known = once(
  (): Senses =>
    new Map<string, Sense>([
      ...[...cycles, ...fillers, ...relatives].map((word): [string, Sense] => [word, nothing]),
      ...sensesOf("color", colours),
      ...sensesOf("type", types),
      ...stolen.map((word): [string, Sense] => [word, { field: "status", value: "stolen" }]),
      ...forSale.map((word): [string, Sense] => [word, { field: "status", value: "for_sale" }]),
    ]),
);

const ofHeads = once((): Senses => new Map(sensesOf("type", heads)));

/** Brands by folded name, also written as one word. */
const makers = once(
  (): Senses =>
    new Map(
      makerNames.split(",").flatMap((value): [string, Sense][] => {
        const name = fold(value);
        const sense: Sense = { field: "brand", value };
        return [
          [name, sense],
          [name.replaceAll(/[^\p{L}]/gu, ""), sense],
        ];
      }),
    ),
);

export const makerOf = (words: string): Sense | undefined =>
  makers().get(words) ?? makers().get(normalise(words, "brand"));

/** Includes common misspellings such as `cyckel` and `cycklar`. */
const endOfCycle =
  /^(.{2,}?)(?:cyc?k(?:els|eln|el|le|larna|lar)|cyk|hojarna|hojar|hojen|hoj|modell|bicycles?|bikes?)$/;

/** The part before `cykel` in a compound. */
export const headOf = (word: string): string | undefined => endOfCycle.exec(word)?.[1];

const endings = /(?:arnas|ernas|arna|erna|orna|ors|ens|ets|ns|ar|er|or|en|et|n|s|e|a)$/;
const ofColours = /(?:fargad|fargat|lackad|lackat|lackerad|lackerat|malad|malat|aktig|aktigt|tt|a|t)e?$/;
const shaded = once(() => new RegExp(`^(?:${shades.join("|")})(.{3,})$`));

const only = (field: Sense["field"], sense: Sense | undefined): Sense | undefined =>
  sense?.field === field ? sense : undefined;

/** A shade counts as its colour, unless it is one of the fifteen; `röda` and `blått` count too. */
const colourOf = (word: string): Sense | undefined => {
  const forms = (each: string) => [each, each.replace(ofColours, ""), each.replace(/t$/, "")];
  const stems = [...forms(word), ...forms(word.replace(shaded(), "$1"))];
  return stems.map((stem) => only("color", known().get(stem))).find((sense) => sense !== undefined);
};

/** Compounds of two Swedish words that both count. */
const compounds = once(() => {
  const swedish = colours.split("\n").map((line) => /:([^,]+)/.exec(line)?.[1] ?? "");
  const colour = swedish.join("|");
  return [
    new RegExp(`^(${colour})((?:${colour})(?:tt|t|a)?)$`),
    /^(dam|herr|barn|junior)((?:racer|hybrid|mtb|mountainbike|gravel|bmx)(?:s|ar|er|arna|en|n)?)$/,
  ];
});

/** Splits `svartvit` into two colours and `damracer` into two types; other words stay whole. */
export const splitCompound = (word: string): readonly string[] => {
  const parts = compounds().map((compound) => compound.exec(word)?.slice(1));
  return (known().has(word) ? undefined : parts.find((found) => found !== undefined)) ?? [word];
};

const electric = (head: string): Sense | undefined => {
  const rest = head.startsWith("el") ? head.slice(2) : "";
  const kind = ofHeads().get(rest) ?? only("type", known().get(rest));
  // An electric cargo bike counts as a cargo bike.
  if (kind === undefined || ("value" in kind && kind.value === "lådcykel")) return kind;
  return { field: "type", value: "elcykel" };
};

/** The meaning of a part before `cykel`: type, colour, status or brand. */
const beforeCycle = (head: string): Sense | undefined =>
  ofHeads().get(head) ?? known().get(head) ?? makers().get(head) ?? colourOf(head) ?? electric(head);

/** `stulna` and `stulet` become `stulen`, `anmälda` and `anmält` become `anmäld`, `snodde` becomes `snodd`. */
const participlesOf = (word: string): string[] => [
  word.replace(/(?:na|et)$/, "en"),
  word.replace(/t$/, "d"),
  word.replace(/[ae]$/, ""),
];

const inflected = (word: string): Sense | undefined => {
  const participle = participlesOf(word)
    .map((base) => known().get(base))
    .find((sense) => sense?.field === "status" || sense?.field === "type");
  const stem = word.replace(endings, "");
  const sense = stem.length >= 3 && stem !== word ? known().get(stem) : undefined;
  const isOfSomeone = relatives.includes(stem) || relatives.includes(word.replace(/s$/, ""));
  return participle ?? (isOfSomeone ? nothing : only("type", sense));
};

/** Also handles inflected words and compounds; undefined for unknown words. */
export const senseOf = (word: string): Sense | undefined => {
  const head = headOf(word);
  return (
    known().get(word) ??
    (head === undefined ? undefined : beforeCycle(head)) ??
    colourOf(word) ??
    inflected(word) ??
    electric(word)
  );
};

type Corrections = readonly (readonly [word: string, sense: Sense])[];

export const correctableHeads = once((): Corrections => [
  ...makers(),
  ...[...known(), ...ofHeads()].filter(([, { field }]) => field === "type" || field === "color"),
]);

export const correctableMakers = once((): Corrections =>
  [...makers()]
    .filter(([name]) => /[^\p{L}]/u.test(name))
    .map(([name, sense]) => [name.replaceAll(/[^\p{L}]/gu, ""), sense] as const),
);

const joinedMakers = once((): Senses => new Map(correctableMakers()));

const endingsOfMakers = /(?:arens|aren|arna|are|ens|en|s)$/;

/**
 * The brand in one word, even if the register has none of its bikes: `urbanarrow`, `Monarken`,
 * `Skeppshultare`.
 */
export const makerIn = (word: string): Sense | undefined => {
  const stem = word.replace(endingsOfMakers, "");
  const ofStem = stem !== word && stem.length > 3 && senseOf(stem) === undefined;
  return makers().get(word) ?? joinedMakers().get(word) ?? (ofStem ? makers().get(stem) : undefined);
};

/** Corrections for whole words, with their meanings. */
export const correctable = once((): Corrections => [
  ...makers(),
  ...[...known()].filter(([word, { field }]) => {
    // Short words resemble too many others: `lost` and `list`.
    const isShort = field === "status" && word.length < 5;
    return !isShort && !word.includes(" ") && !fillers.includes(word) && !relatives.includes(word);
  }),
  ...[...known(), ...ofHeads()]
    .filter(([, { field }]) => field === "type")
    .flatMap(([head, sense]) => [[`${head}cykel`, sense] as const, [`${head}cyklar`, sense] as const]),
]);
