import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";

/** Drops case, punctuation and text in brackets, so that words can be compared. */
export const plainWord = (typed: string): string =>
  typed
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, "")
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, "");

const typeWords: Readonly<Record<BikeType, string>> = {
  herr: "herr herrcykel men mens mensbike man citybikeherr",
  dam: "dam damcykel women womens womensbike ladies lady kvinna",
  barn: "barn barncykel junior juniorcykel kids kid kidsbike children childrens child pojk pojkcykel flick flickcykel",
  gravel: "gravel gravelcykel gravelbike cyclocross cx",
  mtb: "mtb mountainbike mountain terräng terrängcykel",
  bmx: "bmx",
  landsväg: "landsväg landsvägscykel racer racercykel road roadbike racing",
  lådcykel: "lådcykel låd lastcykel cargo cargobike",
  hybrid: "hybrid hybridcykel standard standardcykel city citycykel citybike hybridbike",
  elcykel: "elcykel el elassisterad ebike electric electricbike pedelec elhybrid elmtb",
};

const colourWords: Readonly<Record<BikeColour, string>> = {
  svart: "svart black mattsvart blanksvart noir",
  vit: "vit vitt white pärlvit",
  grå: "grå grått grey gray mörkgrå ljusgrå antracit anthracite graphite grafit",
  silver: "silver silvergrå aluminium chrome krom",
  röd: "röd rött red vinröd mörkröd",
  blå: "blå blått blue mörkblå marinblå navy darkblue",
  ljusblå: "ljusblå lightblue",
  grön: "grön grönt green mörkgrön ljusgrön olivgrön olive",
  gul: "gul gult yellow",
  orange: "orange",
  rosa: "rosa pink",
  lila: "lila purple violett violet",
  brun: "brun brunt brown",
  turkos: "turkos turquoise mint",
  beige: "beige sand kräm cream champagne",
};

const lookUp = <T extends string>(words: Readonly<Record<T, string>>) => {
  const meanings = new Map<string, T>();
  for (const meaning in words)
    for (const word of words[meaning].split(" ")) meanings.set(plainWord(word), meaning);
  return (typed: string): T | undefined => meanings.get(plainWord(typed));
};

/** Translates a till's or maker's word; undefined for an unknown one. */
export const typeOf = lookUp(typeWords);

const oneColour = lookUp(colourWords);
/** Takes the first of several colours, as in `svart/röd`. */
export const colourOf = (typed: string): BikeColour | undefined =>
  oneColour(typed) ?? oneColour(typed.split(/[\s/,+&-]+/)[0] ?? "");
