import type { BikeType } from "#contract/bikes/bike-types.ts";

/** Coordinates in a drawing of 320 × 206. */
export type Point = readonly [number, number];

export type BikeGeometry = {
  readonly frame: "diamond" | "step" | "cargo";
  readonly bar: "city" | "flat" | "drop" | "bmx";
  readonly wheelRadius: number;
  readonly frontWheelRadius: number;
  readonly tyre: number;
  readonly tube: number;
  readonly rearHub: Point;
  readonly frontHub: Point;
  readonly bottomBracket: Point;
  readonly seatCluster: Point;
  readonly saddle: Point;
  readonly headTop: Point;
  readonly headBottom: Point;
  readonly fenders: boolean;
  readonly rack: boolean;
  readonly lamp: boolean;
  readonly basket: boolean;
  readonly battery: boolean;
  readonly suspension: boolean;
};

const standard: BikeGeometry = {
  frame: "diamond",
  bar: "flat",
  wheelRadius: 47,
  frontWheelRadius: 47,
  tyre: 6,
  tube: 7,
  rearHub: [82, 146],
  frontHub: [240, 146],
  bottomBracket: [148, 150],
  seatCluster: [127, 84],
  saddle: [121, 63],
  headTop: [211, 74],
  headBottom: [217, 95],
  fenders: false,
  rack: false,
  lamp: false,
  basket: false,
  battery: false,
  suspension: false,
};

const city: BikeGeometry = { ...standard, bar: "city", fenders: true, rack: true, lamp: true };

const sport: Record<"gravel" | "landsväg" | "mtb" | "bmx", BikeGeometry> = {
  gravel: { ...standard, bar: "drop", tyre: 7, headTop: [210, 78], headBottom: [216, 96] },
  landsväg: {
    ...standard,
    bar: "drop",
    tyre: 4,
    tube: 6,
    seatCluster: [128, 78],
    saddle: [123, 54],
    headTop: [211, 76],
    headBottom: [217, 93],
  },
  mtb: {
    ...standard,
    suspension: true,
    tyre: 11,
    tube: 8,
    frontHub: [244, 146],
    seatCluster: [130, 94],
    saddle: [122, 62],
    headTop: [207, 72],
    headBottom: [213, 90],
  },
  bmx: {
    ...standard,
    bar: "bmx",
    wheelRadius: 36,
    frontWheelRadius: 36,
    tyre: 8,
    rearHub: [94, 157],
    frontHub: [226, 157],
    bottomBracket: [152, 156],
    seatCluster: [140, 116],
    saddle: [136, 100],
    headTop: [204, 96],
    headBottom: [208, 116],
  },
};

export const bikeGeometry: Record<BikeType, BikeGeometry> = {
  ...sport,
  herr: city,
  dam: { ...city, frame: "step", basket: true, headTop: [207, 68], headBottom: [214, 92] },
  hybrid: { ...standard, fenders: true, rack: true },
  elcykel: { ...city, battery: true, tube: 9 },
  barn: {
    ...standard,
    frame: "step",
    bar: "city",
    fenders: true,
    wheelRadius: 34,
    frontWheelRadius: 34,
    tyre: 8,
    rearHub: [98, 159],
    frontHub: [222, 159],
    bottomBracket: [154, 160],
    seatCluster: [138, 112],
    saddle: [134, 94],
    headTop: [200, 94],
    headBottom: [205, 116],
  },
  lådcykel: {
    ...standard,
    frame: "cargo",
    bar: "city",
    fenders: true,
    wheelRadius: 44,
    frontWheelRadius: 29,
    tyre: 7,
    rearHub: [66, 149],
    frontHub: [232, 164],
    bottomBracket: [124, 152],
    seatCluster: [104, 88],
    saddle: [98, 66],
    headTop: [158, 78],
    headBottom: [164, 104],
  },
};
