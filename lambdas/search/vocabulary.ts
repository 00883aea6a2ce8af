import {
  colours,
  cycles,
  fillers,
  forSale,
  gone,
  heads,
  makerNames,
  relatives,
  shades,
  stolen,
  types,
} from "#lambdas/search/everyday-words.ts";
import { fold, normalise } from "#lambdas/shared/search-index/normalise.ts";

/** What a word of everyday language says of bikes. `none`: nothing, as `cykel`. */
export type Sense =
  | { readonly field: "color" | "type" | "brand"; readonly value: string }
  | { readonly field: "status"; readonly value: "stolen" | "for_sale" }
  | { readonly field: "none" };

type Senses = ReadonlyMap<string, Sense>;

/** Nothing is worked out before it is first asked for: the function has to start quickly. */
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

/** Makers, by their names as they are listed and written together. */
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

/** Of several words: they are makers without asking the register. */
export const makerOf = (words: string): Sense | undefined =>
  makers().get(words) ?? makers().get(normalise(words, "brand"));

/** As it is often written, too: `cyckel`, `cycklar`. */
const endOfCycle =
  /^(.{2,}?)(?:cyc?k(?:els|eln|el|le|larna|lar)|cyk|hojarna|hojar|hojen|hoj|modell|bicycles?|bikes?)$/;

/** What stands before `cykel` in one word. */
export const headOf = (word: string): string | undefined => endOfCycle.exec(word)?.[1];

const endings = /(?:arnas|ernas|arna|erna|orna|ors|ens|ets|ns|ar|er|or|en|et|n|s|e|a)$/;
const ofColours = /(?:fargad|fargat|lackad|lackat|lackerad|lackerat|malad|malat|aktig|aktigt|tt|a|t)e?$/;
const shaded = once(() => new RegExp(`^(?:${shades.join("|")})(.{3,})$`));

const only = (field: Sense["field"], sense: Sense | undefined): Sense | undefined =>
  sense?.field === field ? sense : undefined;

/** A shade is its colour, where it is none of its own; `röda` and `blått` are colours too. */
const colourOf = (word: string): Sense | undefined => {
  const forms = (each: string) => [each, each.replace(ofColours, ""), each.replace(/t$/, "")];
  const stems = [...forms(word), ...forms(word.replace(shaded(), "$1"))];
  return stems.map((stem) => only("color", known().get(stem))).find((sense) => sense !== undefined);
};

/** The parts of the words that say two things, where both are Swedish. */
const compounds = once(() => {
  const swedish = colours.split("\n").map((line) => /:([^,]+)/.exec(line)?.[1] ?? "");
  const colour = swedish.join("|");
  return [
    new RegExp(`^(${colour})((?:${colour})(?:tt|t|a)?)$`),
    /^(dam|herr|barn|junior)((?:racer|hybrid|mtb|mountainbike|gravel|bmx)(?:s|ar|er|arna|en|n)?)$/,
  ];
});

/** The two colours of `svartvit`, the two kinds of `damracer`; any other word by itself. */
export const apart = (word: string): readonly string[] => {
  const parts = compounds().map((compound) => compound.exec(word)?.slice(1));
  return (known().has(word) ? undefined : parts.find((found) => found !== undefined)) ?? [word];
};

const electric = (head: string): Sense | undefined => {
  const rest = head.startsWith("el") ? head.slice(2) : "";
  const kind = ofHeads().get(rest) ?? only("type", known().get(rest));
  // With a box it is a cargo bike first of all.
  if (kind === undefined || ("value" in kind && kind.value === "lådcykel")) return kind;
  return { field: "type", value: "elcykel" };
};

/** What stands before `cykel`: a kind, a colour, a state or a maker. */
const beforeCycle = (head: string): Sense | undefined =>
  ofHeads().get(head) ?? known().get(head) ?? makers().get(head) ?? colourOf(head) ?? electric(head);

/** `stulna` and `stulet` are `stulen`, `anmälda` and `anmält` are `anmäld`, `snodde` is `snodd`. */
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

/** What a word means, also inflected or in a compound; undefined where it is none of everyday language. */
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

type Known = readonly (readonly [word: string, sense: Sense])[];

const goneWords = once(() => new Set(gone));

/** Whether what was typed says that a bike is gone, and not that it was stolen. */
export const saysGone = (typed: string): boolean =>
  fold(typed)
    .split(/[^\p{L}]+/u)
    .some((word) =>
      participlesOf(word)
        .concat(word)
        .some((form) => goneWords().has(form)),
    );

/** What may have been mistyped before `cykel`. */
export const correctableHeads = once((): Known => [
  ...makers(),
  ...[...known(), ...ofHeads()].filter(([, { field }]) => field === "type" || field === "color"),
]);

/** Makers of several words, written together. */
export const correctableMakers = once((): Known =>
  [...makers()]
    .filter(([name]) => /[^\p{L}]/u.test(name))
    .map(([name, sense]) => [name.replaceAll(/[^\p{L}]/gu, ""), sense] as const),
);

const joinedMakers = once((): Senses => new Map(correctableMakers()));

const endingsOfMakers = /(?:arens|aren|arna|are|ens|en|s)$/;

/** A maker by one word, also where the register has none of its bikes: `urbanarrow` is one of several words, `Monarken` and `Skeppshultare` are bikes of one. */
export const makerIn = (word: string): Sense | undefined => {
  const stem = word.replace(endingsOfMakers, "");
  const ofStem = stem !== word && stem.length > 3 && senseOf(stem) === undefined;
  return makers().get(word) ?? joinedMakers().get(word) ?? (ofStem ? makers().get(stem) : undefined);
};

/** What may have been mistyped, each with what it means. */
export const correctable = once((): Known => [
  ...makers(),
  ...[...known()].filter(([word, { field }]) => {
    // Too much is like a short one: `lost` and `list`.
    const isShort = field === "status" && word.length < 5;
    return !isShort && !word.includes(" ") && !fillers.includes(word) && !relatives.includes(word);
  }),
  ...[...known(), ...ofHeads()]
    .filter(([, { field }]) => field === "type")
    .flatMap(([head, sense]) => [[`${head}cykel`, sense] as const, [`${head}cyklar`, sense] as const]),
]);
