export type Field = "brand" | "model" | "color" | "city" | "type";

/** Maps another name to the standard one, both as written by `fold`. */
type Aliases = ReadonlyMap<string, string>;

/** Each line has the standard name, a colon and its other names. */
const aliases = (lines: string): Aliases =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [counts = "", others = ""] = line.split(":");
        return others.split(",").map((other) => [other.trim(), counts.trim()] as const);
      }),
  );

const colours = aliases(`
  svart: svarta, black
  vit: vita, vitt, white
  gra: graa, gratt, grey, gray
  silver: silvrig, silverfargad
  rod: roda, rott, red
  bla: blaa, blatt, blue
  ljusbla: ljusblaa, ljusblatt, light blue, lightblue
  gron: grona, gront, green
  gul: gula, gult, yellow
  orange: orangea, brandgul
  rosa: pink
  lila: purple, violet, violett
  brun: bruna, brunt, brown
  turkos: turkosa, turquoise
  beige: beiga
`);

const cities = aliases(`
  goteborg: gothenburg, gbg
  stockholm: sthlm, stlm
  malmo: malmoe
  linkoping: lkpg
  norrkoping: nkpg, norrkpg
  jonkoping: jkpg
  helsingborg: halsingborg, hbg
  umea: ume
  lulea: lule
`);

const types = aliases(`
  dam: damcykel
  herr: herrcykel
  barn: barncykel
  mtb: mountainbike, mountain bike, terrangcykel
  bmx: bmxcykel
  gravel: gravelbike, gravelcykel
  landsvag: landsvagscykel, racer, racercykel, road bike, roadbike
  ladcykel: lastcykel, cargo bike, cargobike
  hybrid: hybridcykel
  elcykel: elbike, ebike, e-bike
`);

const things = aliases(`
  hopfallbar: folding, foldable, vikbar, hopvikbar, ihopfallbar
  korg: basket, korgen
  sadel: saddle, sadeln
  barnsits: barnstol, childseat
`);

const brands = aliases(`
  vanmoof: van moof
  riese & muller: riese und muller, riese och muller, riese and muller, riese muller
  super73: super 73
`);

export const fieldAliases: Readonly<Record<Field, Aliases>> = {
  brand: brands,
  model: new Map(),
  color: colours,
  city: cities,
  type: types,
};

/** Words are searched in all fields at once, so this merges the single words of all fields. */
export const wordAliases: Aliases = new Map(
  [...types, ...cities, ...colours, ...things].filter(([other]) => /^[a-z0-9]+$/.test(other)),
);
