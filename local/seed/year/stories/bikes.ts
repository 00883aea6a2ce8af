import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";

import type { MadeBike } from "../made-bike.ts";

type Row = readonly [
  frameNumber: string,
  brand: string,
  model: string,
  type: BikeType,
  color: BikeColour,
  price: number,
  name?: string | undefined,
  description?: string,
];

const made = ([typed, brand, model, type, color, price, name, description]: Row): MadeBike => ({
  // Not a random bike: their serials start at 0.
  serial: -1,
  typed,
  frameNumber: typed.replaceAll(/[\s-]/g, ""),
  price,
  details: { brand, model, type, color, ...(name && { name }), ...(description && { description }) },
});

/** The bikes of the stories. */
export const bikes = {
  skeppshult: made(["SKP 2210 457", "Skeppshult", "Natur", "dam", "svart", 9495]),
  elora: made([
    "CRS4902217K",
    "Crescent",
    "Elora",
    "elcykel",
    "vit",
    24_995,
    "Elvira",
    "Korg fram, barnstolsfäste bak. Batteriet räcker sex mil.",
  ]),
  trek: made([
    "WTU318K0774V",
    "Trek",
    "FX 3 Disc",
    "hybrid",
    "blå",
    10_495,
    "Blixten",
    "Röd ringklocka och en repa på höger vevarm.",
  ]),
  karin: made([
    "MON7719034",
    "Monark",
    "Karin",
    "dam",
    "beige",
    4995,
    undefined,
    "Läderhandtag och cykelkorg.",
  ]),
  woom: made(["WOM4471902", "Woom", "4", "barn", "grön", 4690, "Grodan", "Med stöd och skärmar."]),
  kronan: made([
    "KRO1950012",
    "Kronan",
    "Dam 7vxl",
    "dam",
    "rosa",
    5495,
    "Gräddbullen",
    "Flätad korg fram och en ringklocka av mässing.",
  ]),
  sigvard: made([
    "MON7688215",
    "Monark",
    "Sigvard",
    "herr",
    "grön",
    5495,
    undefined,
    "Farfars gamla, nylackad.",
  ]),
  ecoride: made(["ECO9217730", "Ecoride", "Ambassador", "elcykel", "grå", 27_495]),
  checkpoint: made(["WTU290K4813S", "Trek", "Checkpoint ALR 5", "gravel", "grön", 21_995]),
  pelago: made(["PEL1811406", "Pelago", "Brooklyn", "dam", "turkos", 8995]),
  sirrus: made(["WSBC017731925R", "Specialized", "Sirrus X 2.0", "hybrid", "grå", 9995]),
  nature: made(["WC09917644L", "Cube", "Nature Pro", "hybrid", "svart", 12_495]),
  gazelle: made(["GZ2204178", "Gazelle", "Orange C7", "dam", "blå", 9995]),
  scott: made(["JSC20547719", "Scott", "Sub Cross 40", "hybrid", "silver", 8495]),
  escape: made(["K33E2091174", "Giant", "Escape 2", "hybrid", "svart", 7495]),
  via: made(["WBI0558803C", "Bianchi", "Via Nirone 7", "landsväg", "turkos", 13_995]),
  puky: made(["PUK0937745", "Puky", "Cyke 16", "barn", "röd", 2995]),
} as const;
