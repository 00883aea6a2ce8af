import type { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";

/** A made-up bike of the seeded town with a brand and model sold in Sweden. */
export type TownBike = {
  readonly frameNumber: string;
  readonly brand: string;
  readonly model: string;
  readonly type: BikeType;
  readonly color: BikeColour;
  readonly city: string;
  readonly daysAgo: number;
  readonly stolenDaysAgo?: number;
  readonly name?: string;
  readonly description?: string;
  /** The e-mail address of an owner with an account. */
  readonly owner?: string;
};

type Row = readonly [
  frameNumber: string,
  brand: string,
  model: string,
  type: BikeType,
  color: BikeColour,
  city: string,
  daysAgo: number,
];

const safe: readonly Row[] = [
  ["SKP2210457", "Skeppshult", "Natur", "dam", "svart", "Vadstena", 702],
  ["SKP1987731", "Skeppshult", "V", "dam", "röd", "Vadstena", 651],
  ["SKP2301188", "Skeppshult", "Z", "herr", "grön", "Motala", 640],
  ["CRS4410926K", "Crescent", "Femga", "dam", "ljusblå", "Vadstena", 633],
  ["CRS4533017K", "Crescent", "Starren", "herr", "svart", "Mjölby", 598],
  ["CRS4781162M", "Crescent", "Elora", "elcykel", "vit", "Linköping", 571],
  ["MON7702413", "Monark", "Karin", "dam", "beige", "Vadstena", 560],
  ["MON7714820", "Monark", "Sture", "herr", "svart", "Motala", 544],
  ["MON6120077E", "Monark", "Delta", "elcykel", "grå", "Motala", 530],
  ["KRO1943885", "Kronan", "Militär", "herr", "grön", "Linköping", 511],
  ["WTU203G1147N", "Trek", "FX 3 Disc", "hybrid", "blå", "Linköping", 477],
  ["WTU311K0529T", "Trek", "Marlin 7", "mtb", "röd", "Mjölby", 470],
  ["WTU128L7741D", "Trek", "Domane AL 3", "landsväg", "grå", "Linköping", 455],
  ["WSBC014447219R", "Specialized", "Sirrus X 2.0", "hybrid", "svart", "Linköping", 441],
  ["WSBC016220184T", "Specialized", "Diverge E5", "gravel", "beige", "Vadstena", 420],
  ["K31E2044587", "Giant", "Escape 2", "hybrid", "blå", "Motala", 402],
  ["K38F1190320", "Giant", "Revolt 1", "gravel", "grön", "Linköping", 377],
  ["WE4421870H", "Merida", "Big Nine 100", "mtb", "orange", "Mjölby", 365],
  ["WC08834152L", "Cube", "Nature Pro", "hybrid", "grå", "Motala", 351],
  ["WC11570968E", "Cube", "Touring Hybrid One 500", "elcykel", "svart", "Vadstena", 333],
  ["JSC20518863", "Scott", "Sub Cross 40", "hybrid", "svart", "Linköping", 320],
  ["M60Y2207714", "Canyon", "Grizl 6", "gravel", "turkos", "Linköping", 301],
  ["WBI0552218C", "Bianchi", "Via Nirone 7", "landsväg", "turkos", "Motala", 288],
  ["YOS3140765", "Yosemite", "Råå", "herr", "blå", "Vadstena", 262],
  ["PEL1808842", "Pelago", "Brooklyn", "dam", "vit", "Vadstena", 240],
  ["ECO9214406A", "Ecoride", "Ambassador", "elcykel", "grå", "Vadstena", 211],
  ["WAL5510938", "Walleräng", "M.01", "elcykel", "svart", "Linköping", 188],
  ["BAB7734021", "Babboe", "City", "lådcykel", "brun", "Vadstena", 160],
  ["CHR2033197", "Christiania", "Light", "lådcykel", "röd", "Motala", 131],
  ["WOM4480127", "Woom", "4", "barn", "gul", "Vadstena", 104],
  ["WOM5510368", "Woom", "5", "barn", "lila", "Mjölby", 77],
  ["PUK0931174", "Puky", "Cyke 16", "barn", "rosa", "Vadstena", 52],
  ["HRO8820551", "Haro", "Downtown 20", "bmx", "svart", "Motala", 24],
  ["CRS5102284N", "Crescent", "Nano 24", "barn", "ljusblå", "Vadstena", 11],
  ["SKP2402716", "Skeppshult", "Nova", "elcykel", "silver", "Vadstena", 4],
];

const stolen: readonly TownBike[] = [
  {
    frameNumber: "WTU290K4813S",
    brand: "Trek",
    model: "Checkpoint ALR 5",
    type: "gravel",
    color: "grön",
    city: "Linköping",
    daysAgo: 390,
    stolenDaysAgo: 6,
    description: "Svart sadelväska och en blå klisterlapp på styret.",
  },
  {
    frameNumber: "CRS4690331K",
    brand: "Crescent",
    model: "Elina",
    type: "elcykel",
    color: "röd",
    city: "Vadstena",
    daysAgo: 270,
    stolenDaysAgo: 19,
    description: "Korg fram och barnstol bak. Stod låst vid stationen.",
  },
  {
    frameNumber: "MON7698452",
    brand: "Monark",
    model: "Sigvard",
    type: "herr",
    color: "svart",
    city: "Motala",
    daysAgo: 610,
    stolenDaysAgo: 48,
    description: "Repa på överröret och läderhandtag.",
  },
  {
    frameNumber: "BAB7751190",
    brand: "Babboe",
    model: "Curve Mountain",
    type: "lådcykel",
    color: "grå",
    city: "Linköping",
    daysAgo: 205,
    stolenDaysAgo: 2,
    description: "Regntak saknas. Två bilbarnstolar i lådan.",
  },
];

const owned: readonly TownBike[] = [
  {
    frameNumber: "KRO1950012",
    brand: "Kronan",
    model: "Dam 7vxl",
    type: "dam",
    color: "rosa",
    city: "Vadstena",
    daysAgo: 498,
    name: "Gräddbullen",
    description: "Flätad korg fram och en ringklocka av mässing.",
    owner: "malin@example.se",
  },
];

export const townBikes: readonly TownBike[] = [
  ...safe.map(([frameNumber, brand, model, type, color, city, daysAgo]) => ({
    frameNumber,
    brand,
    model,
    type,
    color,
    city,
    daysAgo,
  })),
  ...owned,
  ...stolen,
];
